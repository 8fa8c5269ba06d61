import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/write-page";

const WriteHootForm = lazy(async () => (await import("./write-form.tsx")).WriteHootForm, {
  when: "visible",
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Write a hoot",
    description: "Your tip could save someone an hour at the counter.",
  });

export default function WritePage() {
  return (
    <section className="wrap">
      <WriteHootForm level="h1" />
    </section>
  );
}
