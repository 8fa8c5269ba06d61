type Outcome = {
  tone: "ready" | "blocked";
  title: string;
  words: string;
  /** Asking for the letter once more helps. */
  again?: true;
};

const outcomes: Record<string, Outcome> = {
  "confirmed=true": {
    tone: "ready",
    title: "You are on the list",
    words: "Your address is confirmed. The next letter goes to you, too.",
  },
  "confirmed=false": {
    tone: "blocked",
    title: "This link is too old",
    words: "It is not one of ours, or it has run out. Ask again and we send a fresh one.",
    again: true,
  },
  "unsubscribed=true": {
    tone: "ready",
    title: "No more letters",
    words: "You are off the list. Thank you for reading along; the dog sends regards.",
  },
  "unsubscribed=false": {
    tone: "blocked",
    title: "We do not know this link",
    words: "It is not one of ours. Open it from the foot of your newest letter.",
  },
};

/** What became of a pressed newsletter link, as the address of the page tells it. */
export const becameOf = (search: URLSearchParams): Outcome | undefined =>
  ["confirmed", "unsubscribed"]
    .map((name) => outcomes[`${name}=${search.get(name)}`])
    .find((outcome) => outcome !== undefined);
