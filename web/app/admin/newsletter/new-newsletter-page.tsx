import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/new-newsletter-page";
import { Outline } from "../../ui/skeleton.tsx";

const NewsletterForm = lazy(async () => (await import("./newsletter-form.tsx")).NewsletterForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New newsletter", hidden: true });

export default function NewNewsletterPage() {
  return (
    <AdminPage
      title="New newsletter"
      sentence="Save a draft first. Then you can preview it, test it and send it."
    >
      <NewsletterForm fallback={<Outline height={320} />} newsletter={null} />
    </AdminPage>
  );
}
