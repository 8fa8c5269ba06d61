import { createHash } from "node:crypto";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/polls.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import type { Db } from "../../platform/schema.ts";
import { keys, presentResults } from "./averages.ts";
import * as store from "./store.ts";

type Viewer = Session | undefined;
type Body = ParsedInput<typeof contract.vote>["body"];

const daySeconds = 24 * 60 * 60;

/** Results of a country with the viewer's own scores. Throws NOT_FOUND. */
export async function getPoll(db: Db, viewer: Viewer, name: string): Promise<contract.Poll> {
  const country = countryOf(name);
  const own = viewer && (await store.findVoteOfPerson(db, country, viewer.userId));
  const results = presentResults(await store.sumVotes(db, country));
  return { country, results, mine: own ? presentScores(own) : null };
}

/**
 * Sets the sent scores in the vote of the person, or else of the browser. A person's vote absorbs the earlier
 * one of this browser. Throws NOT_FOUND, VALIDATION, and RATE_LIMITED for too many browsers from one address.
 */
export async function vote(
  { db, events, limiter }: { db: Db; events: Events; limiter: Limiter },
  viewer: Viewer,
  { name, body, address }: { name: string; body: Body; address: string },
): Promise<contract.Poll> {
  const country = countryOf(name);
  const changes = sentScores(body);
  const hash = body.browser === undefined ? undefined : hashOf(body.browser, country);
  if (!viewer) {
    if (!hash) throw missing("browser", "Send a browser ID or log in.");
    if (!(await store.findVoteOfBrowser(db, country, hash))) {
      await limiter(`votes ${country}`, address, {
        times: contract.guestVotesADay,
        seconds: daySeconds,
      });
    }
  }
  return events.write(async (trx, publish) => {
    const earlier = viewer && hash && (await store.deleteVoteOfBrowser(trx, country, hash));
    const voter = voterOf(viewer, hash);
    const first = { ...earlier, ...changes };
    await store.upsertVote(trx, { id: uuidv7(), country, voter }, { first, changes });
    await store.deleteEmptyVotes(trx, country);
    publish({ what: "poll.voted", country });
    // Read within the transaction, so that a failure to answer rolls the vote back.
    return getPoll(trx, viewer, country);
  });
}

function voterOf(viewer: Viewer, hash: Buffer | undefined) {
  if (viewer) return { profile_id: viewer.userId };
  if (hash) return { browser_hash: hash };
  throw new Error("A vote needs a person or a browser.");
}

function countryOf(name: string): contract.PollCountry {
  const country = contract.pollCountry(name);
  if (!country) throw new AppError("NOT_FOUND", "There's no poll for this place.");
  return country;
}

/** The sent scores, null for a withdrawn one. Throws VALIDATION if there are none. */
function sentScores(body: Body): Partial<store.ScoreColumns> {
  const sent = keys.flatMap((key) => {
    const score = body[key];
    return score === undefined ? [] : [[key, score === 0 ? null : score] as const];
  });
  if (sent.length === 0) throw missing("friendly", "Select a score for at least one question.");
  return Object.fromEntries(sent);
}

const missing = (field: string, text: string) =>
  new AppError("VALIDATION", text, { fields: { [field]: text } });

const hashOf = (browser: string, country: string): Buffer =>
  createHash("sha256").update(`${country}:${browser}`).digest();

const presentScores = ({ friendly, mean, safe }: store.ScoreColumns): contract.Scores => ({
  friendly: friendly ?? 0,
  mean: mean ?? 0,
  safe: safe ?? 0,
});
