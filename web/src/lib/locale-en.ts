const files = import.meta.glob<string>(
  ["../../../src/kongsheng/locale/en/**/*.ftl", "!**/rules.ftl", "!**/terminal.ftl", "!**/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
