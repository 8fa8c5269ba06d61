import type { Poll } from "#contracts/community/polls.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const CountryPoll = lazy(async () => (await import("./country-poll.tsx")).CountryPoll, {
  when: "visible",
});

type LazyPollProps = { country: string; loaded: Poll | undefined };

/** The poll of a country, rendered on the server and interactive once visible. */
export function LazyPoll({ country, loaded }: LazyPollProps) {
  return (
    <div className="screen-only">
      <CountryPoll country={country} loaded={loaded} />
    </div>
  );
}
