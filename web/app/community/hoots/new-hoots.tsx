import { useEffect, useEffectEvent, useState } from "react";
import { pageHoots, type Category } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import { useUserId } from "../../data/session.ts";
import { call } from "../../data/browser.ts";
import { follow } from "../../data/live/follow.ts";
import { NewsPill } from "../../data/live/news-pill.tsx";
import { newerThan, type HootPage, type ListedHoot } from "./growing.ts";
import { hootPath } from "../../links/hoots.ts";

type NewHootsProps = {
  /** The hoots in the list. */
  hoots: readonly ListedHoot[];
  category: Category | undefined;
  /** Puts the newest hoots on top of the list and returns them. */
  showNewest: () => Promise<HootPage>;
  onCount: (count: number) => void;
};

type State = { is: "waiting" } | { is: "loading" } | { is: "failed" };

/** A button that counts newer hoots by others and shows them. */
export function NewHoots({ hoots, category, showNewest, onCount }: NewHootsProps) {
  const userId = useUserId();
  const [newest, setNewest] = useState<HootPage>();
  const [state, setState] = useState<State>({ is: "waiting" });
  const [goTo, setGoTo] = useState<string>();

  const refetch = useEffectEvent(async () => {
    const found = await call(pageHoots, { query: { category } }).catch(() => undefined);
    if (found) setNewest(found);
  });
  useEffect(() => follow({ hoots: "all" }, () => void refetch()), []);

  const show = async () => {
    setState({ is: "loading" });
    try {
      const result = await showNewest();
      setState({ is: "waiting" });
      setNewest(undefined);
      setGoTo(result.data[0]?._id);
    } catch {
      setState({ is: "failed" });
    }
  };

  // The button is gone, so the focus moves to the first new hoot.
  const isListed = goTo !== undefined && hoots.some(({ _id }) => _id === goTo);
  useEffect(() => {
    if (!isListed) return;
    const link = document.querySelector<HTMLElement>(`main article a[href="${hootPath(goTo)}"]`);
    link?.closest("article")?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
  }, [isListed, goTo]);

  const { count, more } = newest ? newerThan(newest, hoots, userId) : { count: 0, more: false };
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <NewsPill
      label={count > 0 ? labelOf(state, count, more) : undefined}
      sign="↑"
      busy={state.is === "loading"}
      onShow={() => void show()}
    />
  );
}

const labelOf = (state: State, count: number, more: boolean): string => {
  if (state.is === "failed") return "Couldn't load new hoots. Try again";
  return `Show ${more ? `${count}+ new hoots` : counted(count, "new hoot")}`;
};
