/** What the author of a post reads right after it was sent. */
export const heldToast = "Sent. Moderators will review it before others can see it.";

/** Why the author of a post is the only one who sees it. */
export const heldText = (label: string): string =>
  `Waiting for review: only you can see this ${label} for now. Moderators check the first posts with links of new members.`;
