import { data, redirect } from "react-router";
import { getStory, listStories, type Story } from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { errorResponseIn, type PageErrorResponse } from "../../data/server.ts";
import { forCard, type StorySummary } from "./story-list.ts";
import { blogPath } from "../../links/stories.ts";

export type LoadedStory = { blog: Story; next: StorySummary | undefined };

/** A story and the next one. Throws a 404 if the story does not exist, else a redirect to /error. */
export async function loadStory(call: Call, id: string): Promise<LoadedStory> {
  try {
    const [blog, next] = await Promise.all([
      call(getStory, { params: { id } }),
      // The page works without it.
      nextStory(call, id).catch(() => undefined),
    ]);
    return { blog, next };
  } catch (thrown) {
    throw elsewhere(thrown, id);
  }
}

/** The story published before this one; the newest after the oldest. */
async function nextStory(call: Call, id: string): Promise<StorySummary | undefined> {
  const [older] = await call(listStories, { query: { before: id, limit: 1 } });
  const [next] = older ? [older] : await call(listStories, { query: { limit: 1 } });
  return next && next._id !== id ? forCard(next) : undefined;
}

function elsewhere(thrown: unknown, id: string): unknown {
  const errorResponse = errorResponseIn(thrown);
  if (errorResponse?.code === "NOT_FOUND") return thrown;
  // A malformed id.
  if (errorResponse?.code === "VALIDATION") {
    const missing: PageErrorResponse = { code: "NOT_FOUND", message: errorResponse.message };
    return data(missing, { status: 404 });
  }
  return redirect(`/error?${new URLSearchParams({ from: blogPath(id) })}`);
}
