import { Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazy } from "../data/lazy/lazy.tsx";
import { loadSearchDialog } from "../lookup/search/index.ts";
import { searchPath } from "../links/search.ts";
import styles from "./search-button.module.css";

const SearchDialog = lazy(loadSearchDialog);

/** Opens the search, also by `/` and Ctrl or Cmd with K. Without scripts it opens the search page. */
export function SearchButton() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  const prefetch = () => void loadSearchDialog().catch(() => undefined);

  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button
          className={styles.open}
          aria-label="Search"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Search size={20} aria-hidden />
          <span aria-hidden>Search</span>
          <kbd aria-hidden>/</kbd>
        </button>
      </form>
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </search>
  );
}

/** Whether a key opens the search: not while typing or over another dialog. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  if (key === "k" || key === "K") return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}
