export { answerItems, type AnswerItem, type AnswerLine } from "./answer-items.ts";
export { Fold, noteId, Notes, RequirementList } from "./requirement-list.tsx";
export { SourceLink } from "./source-link.tsx";

export { TimelinePicture } from "./lazy.ts";
export { timelineOf, type Timeline } from "./timeline.ts";
