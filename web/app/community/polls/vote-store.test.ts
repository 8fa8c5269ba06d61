import { expect, test } from "vitest";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Poll, Scores } from "#contracts/community/polls.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { saveVote, savedVote, makeVoteStore } from "./vote-store.ts";

const scores: Scores = { friendly: 4, mean: 1, safe: 5 };
const nothing = { average: null, votes: 0 };
const empty: Poll = {
  country: "Chile",
  results: { friendly: nothing, mean: nothing, safe: nothing },
  mine: null,
};
const counted: Poll = {
  ...empty,
  results: { ...empty.results, safe: { average: 5, votes: 1 } },
};
const guestKey = "poll:Chile";
const away = () => Promise.reject(new AppError("UNAVAILABLE", "Away."));
const reject = () => Promise.reject(new AppError("RATE_LIMITED", "A lot at once."));

/** A store whose server answers as each test sets it. */
function voteStore(loaded: Poll | null = empty) {
  const safeStorage = memoryStorage();
  const server = { fetchPoll: async () => counted, deliver: async () => counted };
  const requests = { fetchPoll: () => server.fetchPoll(), deliver: () => server.deliver() };
  return {
    safeStorage,
    server,
    voteStore: makeVoteStore({
      country: "Chile",
      loaded: loaded ?? undefined,
      safeStorage,
      ...requests,
    }),
  };
}

test("a guest sees the form, and thanks once the vote is sent", async () => {
  const { voteStore: one, safeStorage } = voteStore();
  expect(one.state.get()).toEqual({ poll: empty, status: { is: "unknown" } });
  await one.open(false);
  expect(one.state.get().status).toMatchObject({ is: "answering" });
  await one.send(scores);
  const status = { is: "voted", scores, isNew: true };
  expect(one.state.get()).toEqual({ poll: counted, status });
  expect(savedVote(safeStorage, guestKey)).toEqual({ ...scores, sent: true });
  await one.open(false);
  expect(one.state.get().status).toEqual({ is: "voted", scores, isNew: false });
});

test("the form returns with its scores if an answer is missing or changed", async () => {
  const { voteStore: one } = voteStore();
  const some = { ...scores, mean: 0 };
  await one.open(false);
  await one.send(some);
  expect(one.state.get().status).toMatchObject({ is: "voted" });
  await one.open(false);
  expect(one.state.get().status).toEqual({ is: "answering", scores: some });
  await one.send(scores);
  one.change();
  expect(one.state.get().status).toEqual({ is: "answering", scores, isReopened: true });
  await one.cancelChange();
  expect(one.state.get().status).toEqual({ is: "voted", scores, isNew: false });
});

test("an unsent vote is stored and sent on the next visit", async () => {
  const { voteStore: one, server, safeStorage } = voteStore();
  await one.open(false);
  server.deliver = away;
  await one.send(scores);
  expect(one.state.get().status).toEqual({ is: "unsent", scores, isSending: false });
  expect(savedVote(safeStorage, guestKey)).toEqual({ ...scores, sent: false });
  await one.retry();
  expect(one.state.get().status).toEqual({ is: "unsent", scores, isSending: false });
  server.deliver = async () => counted;
  await one.retry();
  expect(one.state.get()).toMatchObject({ poll: counted, status: { is: "voted" } });
  expect(savedVote(safeStorage, guestKey)).toEqual({ ...scores, sent: true });
});

test("a permanent rejection keeps the earlier vote and reaches the form", async () => {
  const { voteStore: one, server, safeStorage } = voteStore();
  await one.open(false);
  await one.send(scores);
  server.deliver = reject;
  await expect(one.send({ ...scores, safe: 1 })).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(savedVote(safeStorage, guestKey)).toEqual({ ...scores, sent: true });
});

test("a stored vote that is permanently rejected returns as a form", async () => {
  const { voteStore: one, server, safeStorage } = voteStore();
  saveVote(safeStorage, guestKey, { ...scores, sent: false });
  server.deliver = reject;
  await one.open(false);
  expect(one.state.get().status).toEqual({ is: "answering", scores });
  expect(savedVote(safeStorage, guestKey)).toBeUndefined();
});

test("a member's vote is on the server and absorbs the browser's", async () => {
  const { voteStore: one, server, safeStorage } = voteStore();
  saveVote(safeStorage, guestKey, { ...scores, sent: true });
  await one.open(true);
  expect(one.state.get().status).toMatchObject({ is: "answering" });
  await one.send(scores);
  expect(savedVote(safeStorage, guestKey)).toBeUndefined();
  server.fetchPoll = async () => ({ ...counted, mine: scores });
  await one.open(true);
  expect(one.state.get().status).toEqual({ is: "voted", scores, isNew: false });
});

test("missing results are fetched, and fetched again after a failure", async () => {
  const { voteStore: one, server } = voteStore(null);
  server.fetchPoll = away;
  await one.open(false);
  expect(one.state.get()).toEqual({ poll: undefined, status: { is: "unreachable" } });
  server.fetchPoll = async () => counted;
  await one.retry();
  expect(one.state.get()).toMatchObject({ poll: counted, status: { is: "answering" } });
});

test("a response for a previous viewer is dropped", async () => {
  const { voteStore: one, server } = voteStore();
  let answer: (poll: Poll) => void = () => {};
  server.fetchPoll = () => new Promise((resolve) => (answer = resolve));
  const opened = one.open(true);
  await one.open(false);
  answer({ ...counted, mine: scores });
  await opened;
  expect(one.state.get().status).toMatchObject({ is: "answering" });
});
