import { Suspense } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { MentionTextProps } from "./mentions.tsx";

const Mentions = lazy(async () => (await import("./mentions.tsx")).Mentions);

/** A text whose mentions of members are links. Most texts have none. */
export const MentionText = ({ text, mentions }: MentionTextProps) =>
  mentions ? (
    <Suspense fallback={text}>
      <Mentions text={text} mentions={mentions} />
    </Suspense>
  ) : (
    text
  );
