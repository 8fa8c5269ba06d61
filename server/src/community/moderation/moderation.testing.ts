import { createReport, decideReport, type ReportKind } from "#contracts/community/moderation.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { newAdmin } from "../../../testing/people.ts";
import type { TestServer } from "../../../testing/server.ts";
import { type Newcomer, personOf } from "../../accounts/relations/relations.testing.ts";

/** A new moderator. */
export async function newModerator(server: TestServer): Promise<Newcomer> {
  const person = await personOf(server);
  await server.db
    .updateTable("accounts")
    .set({ is_moderator: true })
    .where("id", "=", person.id)
    .execute();
  return person;
}

export const adminOf = async (server: TestServer): Promise<Call> => (await newAdmin(server)).call;

type What = { kind: ReportKind; id: string };
type DecisionInput = Omit<Parameters<typeof decide>[2], "never">;

/** Reports something by a new person; returns the ID of the report. */
export async function reported(server: TestServer, { kind, id }: What): Promise<string> {
  const { call } = await personOf(server);
  const { _id } = await call(createReport, { body: { kind, id, reason: "spam" } });
  return _id;
}

export const decide = (
  call: Call,
  id: string,
  body: {
    decision: "dismiss" | "hide" | "remove" | "warn" | "suspend" | "restore" | "uphold" | "release";
    author?: "warn" | "suspend";
    note?: string;
    days?: number;
  },
) => call(decideReport, { params: { id }, body });

/** Reports something and decides about it as a moderator. */
export async function decideAbout(
  server: TestServer,
  moderator: Pick<Newcomer, "call">,
  what: What,
  body: DecisionInput,
): Promise<string> {
  const id = await reported(server, what);
  await decide(moderator.call, id, body);
  return id;
}
