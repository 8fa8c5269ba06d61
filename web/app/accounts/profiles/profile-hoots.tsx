import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { pageHoots } from "#contracts/community/hoots.ts";
import { errorMessage } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { forCards, HootGrid, HootList, type HootPage } from "../../community/hoots/index.ts";
import { writePath } from "../../links/hoots.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { hootsAtFirst } from "./profile-text.ts";

type Owner = { author: string; username: string; own: boolean };

type ProfileHootsProps = Owner & {
  first: HootPage;
  /** When this browser fetched `first`. */
  fetchedAt?: number | undefined;
};

/** A person's hoots, newest first, with more on request. `first` is the first page. */
export function ProfileHoots({ first, fetchedAt, ...owner }: ProfileHootsProps) {
  const { author, own } = owner;
  return (
    <section aria-labelledby="hoots">
      <HootsHeading writes={own && first.data.length > 0} />
      <HootList
        first={first}
        fetchedAt={fetchedAt}
        filters={{ author }}
        level="h3"
        none={<NoHoots {...owner} />}
      />
    </section>
  );
}

/** The same, if the browser has to fetch the first page. */
export function ProfileHootsToCome(owner: Owner) {
  const hoots = useQuery(
    callQuery(pageHoots, { query: { author: owner.author, limit: hootsAtFirst } }),
  );
  if (hoots.data) {
    return <ProfileHoots first={forCards(hoots.data)} fetchedAt={hoots.dataUpdatedAt} {...owner} />;
  }
  const failed = hoots.isError && !hoots.isFetching;
  return (
    <section aria-labelledby="hoots">
      <HootsHeading />
      {failed ? (
        <Notice onRetry={() => void hoots.refetch()}>
          Couldn't load your hoots. {errorMessage(hoots.error, "")}
        </Notice>
      ) : (
        <HootGrid hoots={[]} busy coming={2} />
      )}
    </section>
  );
}

function HootsHeading({ writes }: { writes?: boolean }) {
  const write = (
    <LinkButton small to={writePath} icon={<PenLine size={20} aria-hidden />}>
      Write a hoot
    </LinkButton>
  );
  return (
    <Heading id="hoots" action={writes && write}>
      Hoots
    </Heading>
  );
}

function NoHoots({ own, username }: Owner) {
  if (own) {
    return (
      <EmptyState
        drawing="letter"
        level="h3"
        title="You haven't written any hoots yet."
        sentence="One tip from you could save someone an hour at the counter."
        action={<LinkButton to={writePath}>Write your first hoot</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      drawing="letter"
      level="h3"
      title="No hoots yet"
      sentence={`${username} hasn't written any hoots.`}
    />
  );
}
