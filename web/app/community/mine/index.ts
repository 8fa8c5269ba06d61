export { changeMine, useMine } from "./mine-store.ts";
