type Outcome = {
  tone: "ready" | "blocked";
  title: string;
  message: string;
  /** Asking for the letter once more helps. */
  canRetry?: true;
};

const outcomes: Record<string, Outcome> = {
  "confirmed=true": {
    tone: "ready",
    title: "You are on the list",
    message: "Your address is confirmed. The next letter goes to you, too.",
  },
  "confirmed=false": {
    tone: "blocked",
    title: "This link is too old",
    message: "It is not one of ours, or it has run out. Ask again and we send a fresh one.",
    canRetry: true,
  },
  "unsubscribed=true": {
    tone: "ready",
    title: "No more letters",
    message: "You are off the list. Thank you for reading along; the dog sends regards.",
  },
  "unsubscribed=false": {
    tone: "blocked",
    title: "We do not know this link",
    message: "It is not one of ours. Open it from the foot of your newest letter.",
  },
};

/** The result of a newsletter link, read from the query of the page. */
export const outcomeOf = (search: URLSearchParams): Outcome | undefined =>
  ["confirmed", "unsubscribed"]
    .map((name) => outcomes[`${name}=${search.get(name)}`])
    .find((outcome) => outcome !== undefined);
