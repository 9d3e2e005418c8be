export { default } from "../../../src/kongsheng/locale/en/rules.ftl?raw";
