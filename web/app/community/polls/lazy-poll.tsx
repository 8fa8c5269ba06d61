import type { Poll } from "#contracts/community/polls.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const CountryPoll = lazy(async () => (await import("./country-poll.tsx")).CountryPoll, {
  when: "visible",
});

type LazyPollProps = { country: string; loaded: Poll | undefined };

/** The poll on a country, whole from the server; one can vote once somebody comes near it. */
export function LazyPoll({ country, loaded }: LazyPollProps) {
  return (
    <div className="screen-only">
      <CountryPoll country={country} loaded={loaded} />
    </div>
  );
}
