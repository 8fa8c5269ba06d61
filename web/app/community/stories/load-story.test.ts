import { data } from "react-router";
import { expect, test } from "vitest";
import { getStory, type Story } from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import type { ErrorCode } from "#contracts/kernel/errors.ts";
import { pageCall, type PageErrorResponse } from "../../data/server.ts";
import { blogWith } from "./blogs.testing.ts";
import { loadStory } from "./load-story.ts";

const stories = ["3", "2", "1"].map((_id) => blogWith({ _id, title: `Story ${_id}` }));

/** The API of a server with three stories, of which one call fails. */
function server({ fails }: { fails?: ErrorCode } = {}): Call {
  const call = async (
    endpoint: unknown,
    input: { params?: { id: string }; query?: Query } = {},
  ) => {
    if (fails && endpoint === getStory) throw Object.assign(new Error("No way."), { code: fails });
    if (endpoint === getStory) return stories.find(({ _id }) => _id === input.params?.id);
    return older(input.query ?? {});
  };
  return pageCall(call as Call);
}

type Query = { before?: string; limit?: number };
const older = ({ before, limit }: Query): Story[] =>
  stories.filter(({ _id }) => before === undefined || _id < before).slice(0, limit);

test("the next story is the one published before; the newest after the oldest", async () => {
  expect((await loadStory(server(), "3")).next?.title).toBe("Story 2");
  expect((await loadStory(server(), "1")).next?.title).toBe("Story 3");
});

test.each<ErrorCode>(["NOT_FOUND", "VALIDATION"])(
  "a story that does not exist (%s) is a page of its own",
  async (fails) => {
    const thrown = await loadStory(server({ fails }), "3").catch((error: unknown) => error);
    const missing: PageErrorResponse = { code: "NOT_FOUND", message: "No way." };
    expect(thrown).toEqual(data(missing, { status: 404 }));
  },
);

test.each<ErrorCode>(["INTERNAL", "UNAVAILABLE", "RATE_LIMITED"])(
  "a story that cannot be fetched (%s) leads to /error, which leads back",
  async (fails) => {
    const thrown = await loadStory(server({ fails }), "3").catch((error: unknown) => error);
    const answer = thrown instanceof Response ? thrown : undefined;
    expect(answer?.headers.get("location")).toBe("/error?from=%2Fblogs%2F3");
  },
);
