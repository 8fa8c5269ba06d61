import { Form, useSearchParams } from "react-router";
import { listMembers } from "#contracts/community/members.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import type { Route } from "./+types/members-page";
import { MemberCard } from "./member-card.tsx";
import styles from "./members.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Members", hidden: true });

export default function MembersPage() {
  return (
    <AdminPage
      title="Members"
      sentence="Find accounts, assign roles, and suspend or verify members."
    >
      <MemberList />
    </AdminPage>
  );
}

/** Accounts, newest first, with a search. */
function MemberList() {
  const [search] = useSearchParams();
  const q = search.get("q")?.trim() ?? "";
  const members = useGrowingList({
    key: queryKeyOf(listMembers, { query: { q } }),
    fetchPage: (before: string | undefined, signal) =>
      call(listMembers, { query: { q, before }, signal }),
    next: nextId,
  });
  return (
    <>
      <search>
        <Form method="get" className={styles.search}>
          <TextField
            name="q"
            label="Name, username or email"
            key={q}
            defaultValue={q}
            type="search"
          />
          <Button type="submit" variant="pri">
            Search
          </Button>
        </Form>
      </search>
      <AdminList
        query={members}
        rows="members"
        empty={<EmptyState drawing="stamp" title="No members found" />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((member) => (
              <li key={member._id}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}
