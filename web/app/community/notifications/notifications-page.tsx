import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/notifications-page";
import { NotificationList } from "./notification-list.tsx";
import styles from "./notifications-page.module.css";
import { SettingsCard } from "./settings-card.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Notifications", hidden: true });

export default function NotificationsPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">Notifications</Heading>
      <MembersOnly fallback={<Outline height={132} />}>
        {() => (
          <div className={styles.split}>
            <NotificationList />
            <aside id="settings" className={styles.aside} aria-label="Notification settings">
              <SettingsCard />
            </aside>
          </div>
        )}
      </MembersOnly>
    </section>
  );
}
