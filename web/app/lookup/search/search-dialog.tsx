import { Search, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { searchMax } from "#contracts/community/hoot-names.ts";
import type { ResultGroup } from "#contracts/lookup/search.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { countWords, ideas, nothingFound } from "./kinds.ts";
import { foundPath, searchPath } from "../../links/search.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./search-dialog.module.css";
import { foundIn, useSearch, type Looking } from "./use-search.ts";

/** The box that looks through everything while somebody types. It is open as long as it is there. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState("");
  const [active, setActive] = useState(-1);
  const { looking, again } = useSearch(words);
  const groups = foundIn(looking)?.groups ?? none;
  const addresses = addressesIn(groups, words);
  const isListed = addresses.length > 0;

  // Closed before it goes, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    return () => element?.close();
  }, []);

  const type = (typed: string) => {
    setWords(typed);
    setActive(-1);
    field.current?.focus();
  };
  const open = (address: string) => {
    onClose();
    void navigate(address);
  };
  const step = (by: 1 | -1) => {
    const places = addresses.length + 1;
    const next = ((active + 1 + by + places) % places) - 1;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  };

  return (
    // A click beside it is one on the dialog itself; by keys Esc does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <search>
          <form
            action={searchPath}
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault();
              const chosen = addresses[active] ?? (words.trim() && foundPath(words.trim()));
              if (chosen) open(chosen);
            }}
          >
            <Search size={20} aria-hidden />
            <input
              ref={field}
              // Not of the kind "search": there Esc clears the field instead of closing the dialog.
              type="text"
              name="q"
              role="combobox"
              aria-label="Search everything"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
              placeholder="Search everything"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={searchMax}
              value={words}
              onChange={({ target }) => type(target.value)}
              onKeyDown={onKeyDown}
            />
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </form>
        </search>
        <div className={styles.below} aria-busy={looking.is === "searching" || undefined}>
          <div className={styles.said}>
            <Said of={looking} words={words} onRetry={again} onIdea={type} />
          </div>
          <ResultList
            id={listId}
            groups={groups}
            all={isListed ? foundPath(words.trim()) : undefined}
            active={active}
            stale={looking.is === "searching"}
            onOpen={open}
          />
        </div>
      </div>
    </dialog>
  );
}

const none: readonly ResultGroup[] = [];

/** Where the entries of the list lead, in their order; the last to the page with all of them. */
function addressesIn(groups: readonly ResultGroup[], words: string): string[] {
  const addresses = groups.flatMap(({ results }) => results.map(({ url }) => url));
  return addresses.length > 0 ? [...addresses, foundPath(words.trim())] : [];
}

type SaidProps = {
  of: Looking;
  words: string;
  onRetry: () => void;
  onIdea: (words: string) => void;
};

/** What is to say of the search besides its results. */
function Said({ of: looking, words, onRetry, onIdea }: SaidProps) {
  if (looking.is === "resting") return <Ideas onIdea={onIdea} />;
  if (looking.is === "failed") {
    return (
      <Notice onRetry={onRetry}>
        {looking.offline
          ? "You are offline. What you typed is looked for as soon as you are back."
          : "The search did not answer. What you typed is still here."}
      </Notice>
    );
  }
  if (looking.is === "searching") return looking.before ? null : <Coming />;
  const count = looking.found.groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count > 0) return <output className="sr">{countWords(count)}</output>;
  return (
    <div className="stack tight">
      <output>{nothingFound(words.trim())} Fewer words may find more.</output>
      <Ideas onIdea={onIdea} />
    </div>
  );
}

function Ideas({ onIdea }: Pick<SaidProps, "onIdea">) {
  return (
    <div className="row">
      <span className="meta">Or begin with</span>
      {ideas.map((idea) => (
        <Button key={idea} small onClick={() => onIdea(idea)}>
          {idea}
        </Button>
      ))}
    </div>
  );
}

const Coming = () => (
  <AfterAWhile>
    <div className="stack">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  </AfterAWhile>
);
