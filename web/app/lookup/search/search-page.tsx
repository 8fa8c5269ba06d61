import { Search } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { search, type ResultGroup } from "#contracts/lookup/search.ts";
import { searchMax } from "#contracts/community/hoot-names.ts";
import { apiContext } from "../../data/server.ts";
import { allPath } from "../../links/hoots.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/search-page";
import { countText, suggestions, kindText, noResultsText } from "./result-text.ts";
import { searchResultsPath, searchPath } from "../../links/search.ts";
import { ResultContent } from "./result-content.tsx";
import styles from "./search-page.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const q = normalizeQuery(new URL(request.url).searchParams.get("q") ?? "");
  if (q === "") return { q, groups: [] };
  const { groups } = await context.get(apiContext)(search, { query: { q } });
  return { q, groups };
}

/** Trims the query and removes characters that the search rejects. */
const normalizeQuery = (q: string): string =>
  q.replaceAll("\u0000", " ").trim().slice(0, searchMax).trim().toWellFormed();

export const meta: Route.MetaFunction = (args) => {
  const q = args.loaderData?.q;
  return pageMeta(args, { title: q ? `Results for “${q}”` : "Search", hidden: true });
};

export default function SearchPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === searchPath;
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Find hoots, stories, articles, documents, airlines, services, people and products."
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
          <Button type="submit" variant="pri" icon={<Search size={20} aria-hidden />}>
            Search
          </Button>
        </Form>
      </search>
      <div
        className={classes(styles.results, isLoading && styles.loading)}
        aria-busy={isLoading || undefined}
      >
        {q === "" ? <Suggestions /> : <Results q={q} groups={groups} />}
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

function Results({ q, groups }: { q: string; groups: readonly ResultGroup[] }) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0) {
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
  return (
    <>
      <output className="meta">
        {countText(count)} for <b>“{q}”</b>
      </output>
      {groups.map(({ kind, results }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className={styles.group}>
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
        </section>
      ))}
    </>
  );
}
