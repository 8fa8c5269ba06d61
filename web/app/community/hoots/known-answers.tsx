import { useEffect, useState } from "react";
import { Link } from "react-router";
import { searchMax, searchHoots } from "#contracts/community/hoots.ts";
import { search } from "#contracts/lookup/search.ts";
import { call } from "../../data/browser.ts";
import { pause } from "../../data/pause.ts";
import { hootPath } from "../../links/hoots.ts";
import { excerpt } from "../../ui/text.ts";

type Known = { title: string; text: string; url: string };

/** Searches less often than a search field, because a question is longer. */
const pauseMs = 400;
const shownOfKind = 3;

/** What to search for: all words that name the subject of a question, then the two longest. */
function queriesOf(title: string): string[] {
  const words = askedWords(title);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return [...new Set([words, longest].map((each) => each.join(" ")).filter(Boolean))];
}

/** The facts about documents and airlines that fit a question. */
async function findRules(title: string, signal: AbortSignal): Promise<Known[]> {
  const kinds = ["papers", "airlines"] as const;
  for (const q of queriesOf(title)) {
    const found = await Promise.all(
      kinds.map((kind) => call(search, { query: { q, kind }, signal })),
    );
    const rules = found.flatMap(({ groups }) => groups.flatMap(({ results }) => results));
    if (rules.length > 0) return rules.slice(0, shownOfKind);
  }
  return [];
}

/** Hoots with an accepted answer that fit a question. */
async function findAnswered(title: string, signal: AbortSignal): Promise<Known[]> {
  for (const q of queriesOf(title)) {
    const { data } = await call(searchHoots, { query: { q }, signal });
    const answered = data.filter(({ acceptedId }) => acceptedId !== null);
    if (answered.length > 0) {
      return answered
        .slice(0, shownOfKind)
        .map(({ _id, title: asked, text }) => ({ title: asked, text, url: hootPath(_id) }));
    }
  }
  return [];
}

/** Rules and answered questions about what a person asks, while they type. */
export function KnownAnswers({ title }: { title: string }) {
  const [rules, setRules] = useState<readonly Known[]>([]);
  const [answered, setAnswered] = useState<readonly Known[]>([]);
  const q = title.trim().slice(0, searchMax);
  const isLong = askedWords(q).length > 0;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const find = async () => {
      if (!isLong) {
        setRules([]);
        return setAnswered([]);
      }
      await pause(pauseMs, signal);
      const [facts, hoots] = await Promise.all([findRules(q, signal), findAnswered(q, signal)]);
      setRules(facts);
      setAnswered(hoots);
    };
    // A question can be asked without: what was found for its beginning stays.
    find().catch(() => undefined);
    return () => ending.abort();
  }, [q, isLong]);
  return (
    <div aria-live="polite">
      {rules.length + answered.length > 0 && (
        <section className="card pad stack tight" aria-label="Already known">
          <KnownList label="What the rules say" known={rules} />
          <KnownList label="Answered questions" known={answered} />
        </section>
      )}
    </div>
  );
}

function KnownList({ label, known }: { label: string; known: readonly Known[] }) {
  if (known.length === 0) return null;
  return (
    <>
      <p>
        <b>{label}</b>
      </p>
      <ul>
        {known.map(({ title, text, url }) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
            {text !== "" && <span className="meta"> {excerpt(text, 90)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Words of a question that say nothing about its subject. */
const empty = new Set(
  `a about after all allow allowed also am an and answer any anybody anyone are as ask at be been before best bring but by can
  cat cats could did do does dog dogs enter entry ever experience fly flying for from get go going had has have help how i if in into
  is it its just know let like me much must my need needed of on or our out pet pets please require required should so some take taken
  tell than thanks that the their them then there they thing think this to tips travel traveling travelling trip us use
  want was way we were what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);
const wordsMax = 6;

/** The words of a question that name its subject, in their order. */
export const askedWords = (question: string): string[] =>
  [...new Set(question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu))]
    .filter((word) => word.length > 1 && !empty.has(word))
    .slice(0, wordsMax);
