import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMedia } from "../../ui/use-media.ts";
import { parsePanelState, panelPath, type PanelState } from "./panel-state.ts";
import { answerPath, missingIn, type Chosen, type Lookup, type Tab } from "./lookup.ts";

/** At this width the tab for flights is hidden. */
const narrowMedia = "(max-width: 480px)";

/** A new width must last this long. */
const settleMs = 100;

const statePath = (state: PanelState) => panelPath({ ...state, incomplete: undefined });

/** The state of the panel, stored in the URL, with its actions. */
export function usePanel() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const narrow = useMedia(narrowMedia);
  const [state, setState] = useState(() => parsePanelState(search));

  const [locationKey, setLocationKey] = useState(key);
  if (locationKey !== key) {
    setLocationKey(key);
    setState(parsePanelState(search));
  }

  useEffect(() => {
    const path = statePath(state);
    if (statePath(parsePanelState(window.location.search)) === path) return;
    // Bypasses the router, as nothing has to load or scroll.
    window.history.replaceState(window.history.state, "", path);
  }, [state]);

  useEffect(() => {
    const media = window.matchMedia(narrowMedia);
    let { matches } = media;
    let timer: ReturnType<typeof setTimeout>;
    const reset = () => {
      if (media.matches === matches) return;
      ({ matches } = media);
      setState((current) => ({ ...current, tab: undefined }));
    };
    // Printing changes the width for a moment.
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(reset, settleMs);
    };
    media.addEventListener("change", settle);
    return () => {
      clearTimeout(timer);
      media.removeEventListener("change", settle);
    };
  }, []);

  const openTab = (tab: Tab) =>
    setState((current) => ({ ...current, tab: tab === "flights" ? undefined : tab }));

  const choose = useCallback((choice: Partial<Chosen>) => {
    setState((current) => withChoice(current, choice));
  }, []);

  const submit = (lookup: Lookup) => {
    const path = answerPath(lookup, state.chosen);
    if (path) void navigate(path);
    else setState({ ...state, incomplete: lookup });
  };

  const open: Tab = state.tab ?? (narrow ? "airlineInfo" : "flights");
  return { state, open, narrow, openTab, choose, search: submit };
}

function withChoice(state: PanelState, choice: Partial<Chosen>): PanelState {
  const chosen = { ...state.chosen, ...choice };
  const { incomplete } = state;
  const complete = !incomplete || missingIn(incomplete, chosen).length === 0;
  return { ...state, chosen, incomplete: complete ? undefined : incomplete };
}
