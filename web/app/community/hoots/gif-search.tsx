import { useQuery } from "@tanstack/react-query";
import { Search as SearchSign } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { gifSearchMax, gifsUnavailable, searchGifs, type Gif } from "#contracts/community/gifs.ts";
import { counted } from "#format/plurals.ts";
import { call, useSession } from "../../data/browser.ts";
import { pause } from "../../data/pause.ts";
import { Queries, queryKeyOf } from "../../data/queries.tsx";
import { logInPath } from "../../data/safe-next.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./write.module.css";
import { stillOf } from "../../ui/gif.tsx";

/** Longer than elsewhere, because each search asks GIPHY. */
const pauseMs = 400;
const patience = 12_000;
const ideas = ["yes", "hearts", "train", "cat", "party", "rain"];

/** Searches for GIFs while the reader types, and at once with the button. */
export default function GifSearch(props: GifSearchProps) {
  return (
    <Queries>
      <Search {...props} />
    </Queries>
  );
}

type GifSearchProps = { onChoose: (gif: Gif) => void };

function Search({ onChoose }: GifSearchProps) {
  const session = useSession();
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  const field = useRef<HTMLInputElement>(null);

  // It loads after its dialog has looked for `data-first`.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    const controller = new AbortController();
    pause(pauseMs, controller.signal).then(
      () => setQ(text.trim()),
      () => undefined,
    );
    return () => controller.abort();
  }, [text]);

  if (session.is === "guest") return <LogInFirst />;

  const search = (filters: string) => {
    setText(filters);
    setQ(filters.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it is inside the hoot form, although the dialog is a portal.
    event.stopPropagation();
    search(text);
  };
  return (
    <>
      <search>
        <form className={styles.search} onSubmit={submit}>
          <TextField
            id="gif-query"
            name="q"
            // Not type "search", where Esc clears the field instead of closing the dialog.
            enterKeyHint="search"
            label="Search for GIFs"
            maxLength={gifSearchMax}
            autoComplete="off"
            data-first
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="pri" icon={<SearchSign size={20} aria-hidden />}>
            Search
          </Button>
        </form>
      </search>
      {q === "" ? <Ideas onChoose={search} /> : <Results q={q} onChoose={onChoose} />}
    </>
  );
}

const Ideas = ({ onChoose }: { onChoose: (idea: string) => void }) => (
  <div className={styles.ideas}>
    <span className="meta">Try</span>
    {ideas.map((idea) => (
      <Button key={idea} small onClick={() => onChoose(idea)}>
        {idea}
      </Button>
    ))}
  </div>
);

function Results({ q, onChoose }: { q: string; onChoose: (gif: Gif) => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(searchGifs, { query: { q } }),
    queryFn: ({ signal }) =>
      call(searchGifs, {
        query: { q },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      }),
    staleTime: 10 * 60_000,
    retry: false,
    networkMode: "always",
  });
  if (isError) {
    return (
      <Notice onRetry={() => void refetch()} busy={isFetching}>
        {gifsUnavailable}. You can still post without one.
      </Notice>
    );
  }
  if (!data) {
    return (
      <div aria-busy>
        <AfterAWhile>
          <div className={styles.grid}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={150} rounded />
            ))}
          </div>
        </AfterAWhile>
      </div>
    );
  }
  const found = data.data;
  return (
    <>
      <output className="meta">
        {found.length === 0
          ? `No GIFs for “${q}”. Try another word.`
          : `${counted(found.length, "GIF")} for “${q}”`}
      </output>
      <GifGrid gifs={found} onChoose={onChoose} />
    </>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>Log in to search for GIFs. Your draft will be here when you get back.</p>
      <div className="row">
        <LinkButton variant="pri" to={logInPath(pathname + search)} data-first>
          Log In
        </LinkButton>
      </div>
    </>
  );
}

type GifGridProps = { gifs: readonly Gif[]; onChoose: (gif: Gif) => void };

/** The GIFs found, as stills. Arrow keys move the focus through the grid. */
function GifGrid({ gifs, onChoose }: GifGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const top = buttons[0]?.getBoundingClientRect().top;
    const inRow = buttons.filter((button) => button.getBoundingClientRect().top === top).length;
    const next = steppedTo(event.key, at, buttons.length, inRow);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <ul className={styles.grid} ref={grid}>
      {gifs.map((gif) => (
        <li key={gif.id}>
          <button
            type="button"
            className={styles.gif}
            onKeyDown={moveFocus}
            onClick={() => onChoose(gif)}
          >
            <Still gif={gif} />
            <span className={styles.name}>{gif.title || "Untitled GIF"}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Still({ gif }: { gif: Gif }) {
  const still = stillOf(gif.images.fixed_height.url);
  if (!still) return <span className={styles.still} />;
  return (
    <img
      className={styles.still}
      src={still}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

/** The index to which an arrow key moves from `at` in a grid of `inRow` items per row; undefined for other keys. */
export function steppedTo(
  key: string,
  at: number,
  count: number,
  inRow: number,
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -inRow,
    ArrowDown: inRow,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
