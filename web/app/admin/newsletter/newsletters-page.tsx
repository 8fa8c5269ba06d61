import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/newsletters-page";
import { NewsletterList } from "./newsletter-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Newsletter", hidden: true });

export default function NewslettersPage() {
  return (
    <AdminPage title="Newsletter" sentence="Write to everyone who has confirmed a subscription.">
      <NewsletterList />
    </AdminPage>
  );
}
