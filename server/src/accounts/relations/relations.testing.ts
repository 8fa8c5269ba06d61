import { createComment, createHoot, type Hoot } from "#contracts/community/hoots.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { newcomer } from "../../community/stories/stories.testing.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import type { TestServer } from "../../../testing/server.ts";

export type Newcomer = Awaited<ReturnType<typeof newcomer>> & { username: string };

/** A new person with a name of their own, who has published nothing. */
export async function personOf(server: TestServer): Promise<Newcomer> {
  const person = await newcomer(server);
  const { username } = await server.db
    .selectFrom("profiles")
    .select("username")
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
  return { ...person, username };
}

export const hootBy = (call: Call, title = "A quiet harbor", text = "Gulls only."): Promise<Hoot> =>
  call(createHoot, { body: { title: freshText(title), text } });

export const commentBy = (
  call: Call,
  id: string,
  text = "Well said.",
  parentId: string | null = null,
) => call(createComment, { params: { id }, body: { text: freshText(text), parentId } });
