import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/write-page";

const WriteHootForm = late(async () => ({
  default: (await import("./write-form.tsx")).WriteHootForm,
}));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Write a hoot",
    description: "One tip from you saves somebody an hour at a counter.",
  });

export default function WritePage() {
  const { frame, gate } = useGate();
  return (
    <section className="wrap" ref={frame}>
      <Later gate={gate} of={WriteHootForm} level="h1" />
    </section>
  );
}
