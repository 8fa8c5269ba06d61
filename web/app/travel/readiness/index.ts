export { followReadiness, refreshReadiness } from "./refresh.ts";
