export { BlockDialog } from "./block-dialog.tsx";
export { LazyPersonActions } from "./lazy.ts";
export { useRelate } from "./use-relation.ts";
