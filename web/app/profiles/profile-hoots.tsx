import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { AppError } from "#contracts/errors.ts";
import { pageHoots } from "#contracts/hoots.ts";
import { callQuery } from "../api/queries.tsx";
import { HootGrid } from "../hoots/card.tsx";
import { forCards, type HootPage } from "../hoots/growing.ts";
import { HootList } from "../hoots/hoot-list.tsx";
import { writePath } from "../hoots/paths.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { Notice } from "../ui/notice.tsx";

type ProfileHootsProps = {
  author: string;
  username: string;
  own: boolean;
  /** The newest ones, where the page came with them. */
  first?: HootPage | undefined;
};

/** What a person wrote, the newest first, growing. */
export function ProfileHoots({ author, username, own, first }: ProfileHootsProps) {
  return (
    <section aria-labelledby="hoots">
      <Heading
        id="hoots"
        action={
          own && (
            <LinkButton small to={writePath} icon={<PenLine size={20} aria-hidden />}>
              Write a hoot
            </LinkButton>
          )
        }
      >
        Hoots
      </Heading>
      {first ? (
        <HootList
          first={first}
          wanted={{ author }}
          level="h3"
          none={own ? <NoneOfMine /> : <NoneOfTheirs username={username} />}
        />
      ) : (
        <HootsToCome author={author} username={username} own={own} />
      )}
    </section>
  );
}

/** The same, where the browser has to ask for them. */
function HootsToCome(props: Omit<ProfileHootsProps, "first">) {
  const { author, username, own } = props;
  const asked = useQuery(callQuery(pageHoots, { query: { author } }));
  if (asked.data) {
    return (
      <HootList
        first={forCards(asked.data)}
        wanted={{ author }}
        level="h3"
        none={own ? <NoneOfMine /> : <NoneOfTheirs username={username} />}
      />
    );
  }
  if (asked.isError && !asked.isFetching) {
    return (
      <Notice onRetry={() => void asked.refetch()}>
        Your hoots did not arrive. {asked.error instanceof AppError && asked.error.message}
      </Notice>
    );
  }
  return <HootGrid hoots={[]} busy coming={2} />;
}

const NoneOfMine = () => (
  <EmptyState
    drawing="letter"
    level="h3"
    title="You haven’t written any hoots yet."
    sentence="One tip from you saves somebody an hour at a counter."
    action={<LinkButton to={writePath}>Write your first hoot</LinkButton>}
  />
);

const NoneOfTheirs = ({ username }: { username: string }) => (
  <EmptyState
    drawing="letter"
    level="h3"
    title="No hoots yet"
    sentence={`${username} has not written anything so far.`}
  />
);
