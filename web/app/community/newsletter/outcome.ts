type Outcome = {
  tone: "ready" | "blocked";
  title: string;
  message: string;
  /** Whether subscribing again helps. */
  canRetry?: true;
};

const outcomes: Record<string, Outcome> = {
  "confirmed=true": {
    tone: "ready",
    title: "You're subscribed",
    message: "Your email is confirmed. You'll get our next newsletter.",
  },
  "confirmed=false": {
    tone: "blocked",
    title: "This link doesn't work",
    message: "It has expired or isn't valid. Subscribe again and we'll send a new link.",
    canRetry: true,
  },
  "unsubscribed=true": {
    tone: "ready",
    title: "You're unsubscribed",
    message:
      "You won't get our newsletter anymore. Thanks for reading, and give your pet a pat from us.",
  },
  "unsubscribed=false": {
    tone: "blocked",
    title: "This link doesn't work",
    message: "Use the unsubscribe link at the bottom of your latest newsletter.",
  },
};

/** The result of a newsletter link, read from the query of the page. */
export const outcomeOf = (search: URLSearchParams): Outcome | undefined =>
  ["confirmed", "unsubscribed"]
    .map((name) => outcomes[`${name}=${search.get(name)}`])
    .find((outcome) => outcome !== undefined);
