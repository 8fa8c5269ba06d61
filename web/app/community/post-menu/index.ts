export { LazyPostMenu } from "./lazy.ts";
