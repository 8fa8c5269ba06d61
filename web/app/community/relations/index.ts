export { BlockDialog } from "./block-dialog.tsx";
export { LazyPersonActions } from "./lazy-person-actions.ts";
export { useRelate } from "./use-relation.ts";
