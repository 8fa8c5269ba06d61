export { LazyMentionList, LazyThreadMenu } from "./lazy.ts";
export { LazyUnreadBadge } from "./lazy-badge.ts";
