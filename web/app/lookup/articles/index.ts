export { Blocks } from "./blocks.tsx";
export { ScenePoster } from "./scene-poster.tsx";
export { SourceList } from "./source-list.tsx";
export { useTicks } from "./use-ticks.ts";
export { Contacts } from "./contacts.tsx";
export { WideCard } from "./wide-card.tsx";
