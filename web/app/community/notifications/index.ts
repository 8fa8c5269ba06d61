export { LazyMentionList, LazyThreadMenu, LazyUnreadBadge } from "./lazy.ts";
