export { fieldNames, type Lookup } from "./lookup.ts";
export { panelPath } from "./query.ts";
export { SearchPanel } from "./search-panel.tsx";
