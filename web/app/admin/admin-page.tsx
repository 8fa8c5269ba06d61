import { Fragment, type ReactNode } from "react";
import { MembersOnly } from "../data/guard.tsx";
import { Heading } from "../ui/heading.tsx";
import { Outline } from "../ui/skeleton.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { AdminsOnly } from "./admins-only.tsx";

type AdminPageProps = {
  title: string;
  sentence: string;
  /** Shown while the session and the rights are checked. */
  outline?: ReactNode;
  /** Moderators may see it, too. */
  moderators?: boolean;
  children: ReactNode;
};

/** A page for admins: its heading, the links between admin pages, and its content. Starts anew for another person. */
export const AdminPage = ({
  title,
  sentence,
  outline = <Outline height={320} />,
  moderators,
  children,
}: AdminPageProps) => (
  <section className="wrap">
    <Heading level="h1" sentence={sentence}>
      {title}
    </Heading>
    <MembersOnly fallback={outline}>
      {({ userId }) => (
        <AdminsOnly outline={outline} moderators={moderators}>
          <AdminNav />
          <Fragment key={userId}>{children}</Fragment>
        </AdminsOnly>
      )}
    </MembersOnly>
  </section>
);
