import type { Poll } from "#contracts/community/polls.ts";
import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";

const CountryPoll = late(async () => ({
  default: (await import("./country-poll.tsx")).CountryPoll,
}));

type LaterPollProps = { country: string; loaded: Poll | undefined };

/** The poll on a country, whole from the server; one can vote once somebody comes near it. */
export function LaterPoll({ country, loaded }: LaterPollProps) {
  const { frame, gate } = useGate();
  return (
    <div ref={frame} className="screen-only">
      <Later gate={gate} of={CountryPoll} country={country} loaded={loaded} />
    </div>
  );
}
