/** Posts and comments that an account can make in all before its email is verified. */
export const unverifiedPostsMax = 3;

/** Errors for people whose email is not verified yet. Clients look for the word "verify". */
export const verifyToPost = `Verify your email to keep posting. Until then, you can make ${unverifiedPostsMax} posts or comments.`;
export const verifyToLink = "Verify your email to share links and email addresses.";
export const verifyToAddGif = "Verify your email to add a GIF.";
export const verifyToShowPhotos = "Verify your email to share photos.";
export const verifyToWriteStories = "Verify your email to publish stories with photos.";
export const verifyToSuggest = "Verify your email to suggest a place.";

/** Error for a text that the same person posted within the last day. */
export const postedAlready = "You already posted this today. Change the text to post it again.";
