export { QuickCheck } from "./quick-check.tsx";
