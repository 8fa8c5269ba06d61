export { fieldNames, type Lookup } from "./lookup.ts";
export { panelPath } from "./panel-state.ts";
export { SearchPanel } from "./search-panel.tsx";
