import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ComponentType, type ReactNode } from "react";
import { NavLink } from "react-router";
import { errorCode, isNotFound } from "../data/errors.ts";
import { MembersOnly } from "../data/guard.tsx";
import { Heading } from "../ui/heading.tsx";
import { Outline } from "../ui/skeleton.tsx";
import { useOwnProfile, useOwnProfileState } from "../accounts/viewer/index.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { adminPages } from "../links/admin.ts";
import styles from "./admin.module.css";

export type AdminPageProps = {
  title: string;
  sentence: string;
  /** Shown while the session and the rights are checked. */
  outline?: ReactNode;
  /** Moderators may see it, too. */
  moderators?: boolean;
  /** Content above the links between admin pages. */
  above?: ReactNode;
  children: ReactNode;
};

/** A page for admins: its heading, the links between admin pages, and its content. Starts anew for another person. */
export const AdminPage = ({
  title,
  sentence,
  outline = <Outline height={320} />,
  moderators,
  above,
  children,
}: AdminPageProps) => (
  <section className="wrap">
    <Heading level="h1" sentence={sentence}>
      {title}
    </Heading>
    <MembersOnly fallback={outline}>
      {({ userId }) => (
        <AdminsOnly outline={outline} moderators={moderators}>
          {above}
          <AdminNav />
          <Fragment key={userId}>{children}</Fragment>
        </AdminsOnly>
      )}
    </MembersOnly>
  </section>
);

type AdminsOnlyProps = {
  children: ReactNode;
  outline: ReactNode;
  /** Moderators may see it, too. */
  moderators?: boolean | undefined;
};

/** Shows its children to admins. The API checks every call again. */
export function AdminsOnly({ children, outline, moderators = false }: AdminsOnlyProps) {
  const state = useOwnProfileState();
  if (state === undefined || state.is === "loading") return outline;
  if (state.is === "failed") {
    return <Notice onRetry={state.retry}>Couldn't check your account.</Notice>;
  }
  const { isAdmin, isModerator } = state.profile;
  return (moderators ? isModerator : isAdmin) ? children : <Forbidden />;
}

/** The page for everyone else. */
export const Forbidden = () => (
  <EmptyState
    drawing="stamp"
    title="This page is for admins"
    sentence="Ask the site owner for access."
    action={
      <LinkButton variant="pri" to="/">
        Go to the home page
      </LinkButton>
    }
  />
);

/** On a phone, the list scrolls to the current page. */
function scrollToCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current=page]");
  if (current) list?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
}

/** The links between the admin pages. */
export function AdminNav() {
  const isAdmin = useOwnProfile()?.isAdmin ?? false;
  const pages = adminPages.filter(({ forModerators }) => isAdmin || forModerators);
  return (
    <nav className={styles.nav} aria-label="Admin">
      <ul key={isAdmin ? "all" : "some"} ref={scrollToCurrent}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AdminItemProps<T> = {
  query: UseQueryResult<T>;
  /** What it is, as in "This product couldn't load". */
  name: string;
  /** The heading of a page that has it from the item; a general one while it loads. */
  titleOf?: (item: T | undefined) => string;
  /** What stands there if it doesn't exist, for a page whose address names it. */
  missing?: ComponentType<{ error: unknown }>;
  children: (item: T) => ReactNode;
};

/** One thing that admins edit, with its outline and its errors. */
export function AdminItem<T>({
  query,
  name,
  titleOf,
  missing: Missing,
  children,
}: AdminItemProps<T>) {
  const { data, error, isFetching } = query;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (Missing && isNotFound(error)) return <Missing error={error} />;
  return (
    <>
      {titleOf && (
        <>
          <Heading level="h1">{titleOf(data)}</Heading>
          <AdminNav />
        </>
      )}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Notice busy={isFetching} onRetry={() => void query.refetch()}>
          {name} couldn't load. Try again.
        </Notice>
      ) : (
        <Outline height={320} />
      )}
    </>
  );
}
