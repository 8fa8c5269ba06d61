export { changeMine, useMine, type MineOfOne } from "./mine-store.ts";
