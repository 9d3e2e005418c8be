export { default } from "../../../src/kongsheng/locale/zh/rules.ftl?raw";
