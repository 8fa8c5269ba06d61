import { lazy } from "../../data/lazy/lazy.tsx";
import type { MentionTextProps } from "./mentions.tsx";

const Mentions = lazy(async () => (await import("./mentions.tsx")).Mentions);

/** A text whose mentions of members are links. Most texts have none. */
export const MentionText = ({ text, mentions }: MentionTextProps) =>
  mentions ? <Mentions fallback={text} text={text} mentions={mentions} /> : text;
