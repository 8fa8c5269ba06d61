export { changeMine, followHidden, refetchMine, useMine } from "./mine-store.ts";
