import { Search } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { loadSearchDialog } from "../lookup/search/index.ts";
import { searchPath } from "../links/search.ts";
import styles from "./search-button.module.css";

type Box = ComponentType<{ onClose: () => void }>;

/** Opens the search, also by `/` and Ctrl or Cmd with K. Without scripts it leads to the page of it. */
export function SearchButton() {
  const form = useRef<HTMLFormElement>(null);
  const [box, setBox] = useState<{ is: "closed" } | { is: "open"; Box: Box }>(closed);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isWish(event)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  // The page says what does not arrive.
  const asked = () => loadSearchDialog().catch(() => undefined);
  const open = () => void asked().then((Box) => Box && setBox({ is: "open", Box }));
  const warmUp = () => void asked();

  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <button
          className={styles.open}
          aria-label="Search"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={warmUp}
          onFocus={warmUp}
        >
          <Search size={20} aria-hidden />
          <span aria-hidden>Search</span>
          <kbd aria-hidden>/</kbd>
        </button>
      </form>
      {box.is === "open" && <box.Box onClose={() => setBox(closed)} />}
    </search>
  );
}

const closed = { is: "closed" } as const;

/** Whether a key asks for the search: not where somebody is writing, nor over another dialog. */
function isWish({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  if (key === "k" || key === "K") return (ctrlKey || metaKey) && !altKey;
  const writes =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return key === "/" && !ctrlKey && !metaKey && !altKey && !writes;
}
