import { newAccountDays, newAccountLinks, unverifiedPostsMax } from "./limits.ts";

/** Errors for people whose email is not verified yet. Clients look for the word "verify". */
export const verifyToPost = `Verify your email to keep posting. Until then, you can make ${unverifiedPostsMax} posts or comments.`;
export const verifyToLink = "Verify your email to share links and email addresses.";
export const verifyToAddGif = "Verify your email to add a GIF.";
export const verifyToShowPhotos = "Verify your email to share photos.";
export const verifyToWriteStories = "Verify your email to publish stories with photos.";
export const verifyToInvite = "Verify your email to invite people.";
export const verifyToSuggest = "Verify your email to suggest a place.";

/** Error for a text that the same person posted within the last day. */
export const postedAlready = "You can't post the same text twice in one day.";

/** Errors for new accounts. */
export const tooManyLinks = `In your first ${newAccountDays} days, you can share ${newAccountLinks} links in a post. Remove the others and try again.`;
export const tooManyReports =
  "You've sent a lot of reports for a new account. Wait a while, then try again.";
export const tooManyPosts =
  "You've posted a lot for a new account. Wait a while, then try again. Your draft is saved.";
