import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { lazy } from "../../data/lazy/lazy.tsx";
import { apiContext } from "../../data/server.ts";
import { checkPagePath } from "../../links/check-page.ts";
import type { Route } from "./+types/check-page";
import { AnswerView } from "./answer-view.tsx";
import styles from "./check-page.module.css";
import { answerId, checkDescription, checkTitle } from "./check-text.ts";
import { loadCheck } from "./load-check.ts";

// The forms work without scripts, so theirs load after the page.
const AskingView = lazy(async () => (await import("./asking-view.tsx")).AskingView, {
  when: "visible",
});

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...(await loadCheck(context.get(apiContext), request.url)),
  hasQuestion: new URL(request.url).search !== "",
});

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: checkTitle,
    description: checkDescription,
    canonical: checkPagePath,
  }),
  // Each question has an address of its own, and search engines need only the page that asks.
  ...(args.loaderData?.hasQuestion ? [{ name: "robots", content: "noindex" }] : []),
];

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  useFocusOnAnswer();
  const { values } = loaderData;
  // A new URL resets the form to the values of that URL.
  const key = JSON.stringify([values, loaderData.is === "asking" && loaderData.fields]);
  const isAsking = loaderData.is === "asking";
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={classes(styles.head, !isAsking && styles.small)}>
        <Heading
          level="h1"
          sentence={
            isAsking
              ? "Tell us which pet, where and when. We compare the rules of every border, there and back."
              : undefined
          }
        >
          {checkTitle}
        </Heading>
      </div>
      {loaderData.is === "asking" ? (
        <div className={styles.asking}>
          <AskingView key={key} {...loaderData} />
        </div>
      ) : (
        <AnswerView
          key={key}
          values={values}
          answer={loaderData.answer}
          travelers={loaderData.travelers}
          hoots={loaderData.hoots}
        />
      )}
    </section>
  );
}

/** A new answer takes the focus from the submit button. */
function useFocusOnAnswer(): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) document.getElementById(answerId)?.focus();
    last.current = key;
  }, [key]);
}
