import { Search } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import {
  resultKinds,
  search,
  type ResultGroup,
  type ResultKind,
} from "#contracts/lookup/search.ts";
import { searchMax } from "#contracts/community/hoots.ts";
import { inText } from "#format/words.ts";
import { apiContext } from "../../data/server.ts";
import { allPath } from "../../links/hoots.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { searchResultsPath, searchPath } from "../../links/lookup.ts";
import type { Route } from "./+types/search-page";
import { countText, suggestions, kindText, noResultsText, totalText } from "./result-text.ts";
import { ResultContent } from "./result-content.tsx";
import styles from "./search.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const q = normalizeQuery(searchParams.get("q") ?? "");
  const type = resultKinds.find((kind) => kind === searchParams.get("type"));
  if (q === "") return { q, type, groups: [], filtered: undefined };
  const call = context.get(apiContext);
  const [all, ofType] = await Promise.all([
    call(search, { query: { q } }),
    type && call(search, { query: { q, kind: type } }),
  ]);
  return { q, type, groups: all.groups, filtered: ofType?.groups };
}

/** Trims the query and removes characters that the search rejects. */
const normalizeQuery = (q: string): string =>
  q.replaceAll("\u0000", " ").trim().slice(0, searchMax).trim().toWellFormed();

export const meta: Route.MetaFunction = (args) => {
  const q = args.loaderData?.q;
  return pageMeta(args, { title: q ? `Results for “${q}”` : "Search", hidden: true });
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, type } = loaderData;
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === searchPath;
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Find hoots, stories, articles, documents, airlines, services, places, people and products."
      >
        Search
      </Heading>
      <search>
        <Form method="get" action={searchPath} className={styles.box}>
          <TextField
            key={q}
            id="search-words"
            name="q"
            type="search"
            label="Search everything"
            labelHidden
            placeholder="Search everything"
            defaultValue={q}
            maxLength={searchMax}
            autoComplete="off"
            enterKeyHint="search"
          />
          {type && <input type="hidden" name="type" value={type} />}
          <Button type="submit" variant="pri" icon={<Search size={20} aria-hidden />}>
            Search
          </Button>
        </Form>
      </search>
      <div
        className={classes(styles.results, isLoading && styles.loading)}
        aria-busy={isLoading || undefined}
      >
        {q === "" ? <Suggestions /> : <Results {...loaderData} />}
      </div>
    </section>
  );
}

function Suggestions() {
  return (
    <p className="row">
      <span className="meta">Try searching for</span>
      {suggestions.map((suggestion) => (
        <LinkButton key={suggestion} small to={searchResultsPath(suggestion)}>
          {suggestion}
        </LinkButton>
      ))}
    </p>
  );
}

type ResultsProps = {
  q: string;
  type: ResultKind | undefined;
  /** The best results of each kind. */
  groups: readonly ResultGroup[];
  /** The results of the chosen kind. */
  filtered: readonly ResultGroup[] | undefined;
};

function Results({ q, type, groups, filtered }: ResultsProps) {
  if (groups.length === 0) {
    return (
      <>
        <EmptyState
          drawing="map"
          title={noResultsText(q)}
          sentence="Try fewer words, or just the start of the last one."
          action={<LinkButton to={allPath}>Read the newest hoots</LinkButton>}
        />
        <Suggestions />
      </>
    );
  }
  const shown = filtered ?? groups;
  const count = shown.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <TypeFilter q={q} type={type} groups={groups} />
      <output className="meta">
        {countText(shown)} for <b>“{q}”</b>
        {type && ` in ${inText(kindText[type].label)}`}
      </output>
      {shown.map((group) => (
        <Group key={group.kind} q={q} group={group} isFiltered={type !== undefined} />
      ))}
      {count === 0 && (
        <p>
          <LinkButton small to={searchResultsPath(q)}>
            Show all results
          </LinkButton>
        </p>
      )}
    </>
  );
}

type GroupProps = { q: string; group: ResultGroup; isFiltered: boolean };

function Group({ q, group: { kind, results, total }, isFiltered }: GroupProps) {
  const hasMore = total === null || total > results.length;
  return (
    <section aria-labelledby={`found-${kind}`} className={styles.group}>
      <h2 id={`found-${kind}`}>{kindText[kind].label}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.url}>
            <Link className={styles.result} to={result.url} prefetch="intent">
              <ResultContent kind={kind} result={result} />
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && !isFiltered && (
        <p className={styles.more}>
          <Link to={searchResultsPath(q, kind)}>More {inText(kindText[kind].label)}</Link>
        </p>
      )}
      {hasMore && isFiltered && (
        <p className={`meta ${styles.more}`}>
          Showing the best {results.length} matches. Add a word to narrow them down.
        </p>
      )}
    </section>
  );
}

type TypeFilterProps = Pick<ResultsProps, "q" | "type" | "groups">;

/** Links to the results of each kind that has some, and of the chosen one. */
function TypeFilter({ q, type, groups }: TypeFilterProps) {
  const kinds = resultKinds.filter(
    (kind) => kind === type || groups.some((group) => group.kind === kind),
  );
  const item = (label: string, to: string, isCurrent: boolean, count?: string) => (
    <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
      {label}
      {count !== undefined && <span className="num"> {count}</span>}
    </Link>
  );
  return (
    <nav aria-label="Filter by type" className={styles.filter}>
      {item("All", searchResultsPath(q), type === undefined)}
      {kinds.map((kind) =>
        item(
          kindText[kind].label,
          searchResultsPath(q, kind),
          kind === type,
          totalText(groups.find((group) => group.kind === kind)),
        ),
      )}
    </nav>
  );
}
