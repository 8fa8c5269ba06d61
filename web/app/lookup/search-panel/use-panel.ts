import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMedia } from "../../ui/use-media.ts";
import { askedIn, panelPath, type Asked } from "./query.ts";
import { answerPath, missingIn, type Chosen, type Lookup, type Tab } from "./lookup.ts";

/** At this breadth there is no room for flights. */
const narrowMedia = "(max-width: 480px)";

/** So long a new breadth has to last. */
const settleMilliseconds = 100;

const standing = (asked: Asked) => panelPath({ ...asked, incomplete: undefined });

/** How the panel stands, kept in the address; what people do with it. */
export function usePanel() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const narrow = useMedia(narrowMedia);
  const [asked, setAsked] = useState(() => askedIn(search));

  const [arrivedBy, setArrivedBy] = useState(key);
  if (arrivedBy !== key) {
    setArrivedBy(key);
    setAsked(askedIn(search));
  }

  useEffect(() => {
    const path = standing(asked);
    if (standing(askedIn(window.location.search)) === path) return;
    // Past the router: nothing has to be loaded for it, and nothing moves.
    window.history.replaceState(window.history.state, "", path);
  }, [asked]);

  useEffect(() => {
    const media = window.matchMedia(narrowMedia);
    let { matches } = media;
    let timer: ReturnType<typeof setTimeout>;
    const reset = () => {
      if (media.matches === matches) return;
      ({ matches } = media);
      setAsked((before) => ({ ...before, tab: undefined }));
    };
    // A page that is printed or pictured has another breadth for a moment.
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(reset, settleMilliseconds);
    };
    media.addEventListener("change", settle);
    return () => {
      clearTimeout(timer);
      media.removeEventListener("change", settle);
    };
  }, []);

  const show = (tab: Tab) =>
    setAsked((before) => ({ ...before, tab: tab === "flights" ? undefined : tab }));

  const choose = useCallback((choice: Partial<Chosen>) => {
    setAsked((before) => withChoice(before, choice));
  }, []);

  const lookUp = (lookup: Lookup) => {
    const path = answerPath(lookup, asked.chosen);
    if (path) void navigate(path);
    else setAsked({ ...asked, incomplete: lookup });
  };

  const open: Tab = asked.tab ?? (narrow ? "airlineInfo" : "flights");
  return { asked, open, narrow, show, choose, lookUp };
}

function withChoice(before: Asked, choice: Partial<Chosen>): Asked {
  const chosen = { ...before.chosen, ...choice };
  const { incomplete } = before;
  const complete = !incomplete || missingIn(incomplete, chosen).length === 0;
  return { ...before, chosen, incomplete: complete ? undefined : incomplete };
}
