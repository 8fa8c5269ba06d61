import { data } from "react-router";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { apiContext } from "../../../data/server.ts";
import { waysPagePath } from "../../../links/check-page.ts";
import { checkPath, checkSavePath, waysPath } from "../../../links/check.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LazyTravelerReports } from "../../experiences/index.ts";
import { questionIn } from "../../question/index.ts";
import styles from "../check.module.css";
import { answerId, useFocusOnAnswer } from "../focus-on-answer.ts";
import type { Route } from "./+types/ways-page";
import { loadWays, type LoadedWays } from "./load-ways.ts";
import waysStyles from "./ways.module.css";

const title = "Ways that work";
const description =
  "How to get your pet from one place to another by plane, ferry, train or car: which ways work, what to arrange by when, and which don't work and why, with sources.";

// The form and what is folded work without scripts, so theirs load after the page.
const Recap = lazy(async () => (await import("../recap.tsx")).Recap, { when: "visible" });
const WaysForm = lazy(async () => (await import("./ways-form.tsx")).WaysForm, { when: "visible" });
const WaysQuestions = lazy(async () => (await import("./ways-questions.tsx")).WaysQuestions, {
  when: "visible",
});
const WaysList = lazy(async () => (await import("./ways-list.tsx")).WaysList, { when: "visible" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadWays(context.get(apiContext), request.url);
  const hasQuestion = new URL(request.url).search !== "";
  return data({ ...loaded, hasQuestion }, { status: loaded.is === "failed" ? 503 : 200 });
}

/** What was typed stays where the answer doesn't arrive. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  try {
    return await serverLoader();
  } catch {
    const values = questionIn(new URL(request.url).searchParams);
    const failed: LoadedWays = {
      is: "failed",
      values,
      fields: {},
      asksSnub: true,
      recap: [],
      portrait: undefined,
    };
    return { ...failed, hasQuestion: true };
  }
};

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title, description, canonical: waysPagePath }),
  // Each question has an address of its own, and search engines need only the page that asks.
  ...(args.loaderData?.hasQuestion ? [{ name: "robots", content: "noindex" }] : []),
];

const promises = [
  {
    lead: "Up to five ways",
    text: "Planes, ferries, trains and cars joined, each judged by the companies' rules and by every border.",
  },
  {
    lead: "What to arrange by when",
    text: "Pet fees with their sources, and what doesn't work and why, so you can stop looking.",
  },
  { lead: "Nothing is saved", text: "No account needed, and we don't keep what you type." },
];

export default function WaysPage({ loaderData }: Route.ComponentProps) {
  useFocusOnAnswer();
  const { values, fields, asksSnub } = loaderData;
  const isAsking = loaderData.is === "asking";
  // A new URL resets the form to the values of that URL.
  const key = JSON.stringify([values, fields, loaderData.is]);
  const question = { values, fields, asksSnub };
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        {!isAsking && (
          <div className="screen-only">
            <BackLink to={checkPath(values)}>Check this trip</BackLink>
          </div>
        )}
        <Heading
          level="h1"
          sentence={
            isAsking
              ? "Tell us which pet, from where to where and when. We join planes, ferries, trains and cars into ways, and judge each by the companies' and the countries' rules."
              : undefined
          }
        >
          {title}
        </Heading>
      </div>
      {loaderData.is === "asking" ? (
        <>
          <div className="card pad">
            <WaysForm key={key} {...question} isNextStep />
          </div>
          <ul className={`card pad ${styles.promises}`}>
            {promises.map(({ lead, text }) => (
              <li key={lead}>
                <b>{lead}.</b> {text}
              </li>
            ))}
          </ul>
        </>
      ) : loaderData.is === "failed" ? (
        <>
          <Notice
            actions={
              <LinkButton small to={waysPath(values)} reloadDocument>
                Try again
              </LinkButton>
            }
          >
            <span id={answerId} tabIndex={-1}>
              We couldn't look for ways right now. Your answers are kept.
            </span>
          </Notice>
          <div className="card pad">
            <WaysForm key={key} {...question} isNextStep />
          </div>
        </>
      ) : (
        <>
          <div>
            <Recap portrait={loaderData.portrait} recap={loaderData.recap}>
              <WaysForm key={key} {...question} isNextStep={false} />
            </Recap>
          </div>
          <p className={waysStyles.summary} id={answerId} tabIndex={-1}>
            <b>{loaderData.answer.summary.lead}</b> {loaderData.answer.summary.rest}
          </p>
          {loaderData.answer.questions && (
            <div>
              <WaysQuestions key={key} {...loaderData.answer.questions} />
            </div>
          )}
          <div>
            <WaysList
              answer={loaderData.answer}
              path={waysPath(values)}
              savePath={checkSavePath(values)}
            />
          </div>
          {loaderData.travelers.map((reports) => (
            <div key={reports.subject}>
              <LazyTravelerReports reports={reports} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}
