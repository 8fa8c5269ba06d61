import { categories } from "#contracts/community/hoot-names.ts";
import { allPath, categoryPath, writePath } from "../links/hoots.ts";

export type BannerSlide = {
  to: string;
  title: string;
  sentence: string;
  action: string;
  /** The place on the poster. */
  place: string;
};

const write: BannerSlide = {
  to: writePath,
  title: "Write a postcard from the road",
  sentence: "A border, a ferry, a café with a bowl by the door. Five sentences are plenty.",
  action: "Make a Post",
  place: "Greece",
};

const ask: BannerSlide = {
  to: allPath,
  title: "Ask people who have stood at that counter",
  sentence: "Every hoot has room for a question, and somebody behind it who was there.",
  action: "View Posts",
  place: "Scotland",
};

const topics: BannerSlide = {
  to: "/posts",
  title: `${categories.length} places and topics`,
  sentence: "From Argentina to the USA, with a shelf of their own for airlines.",
  action: "Choose one",
  place: "USA",
};

const join: BannerSlide = {
  to: "/signup",
  title: "Take a seat. Bring the dog.",
  sentence: "Reading is free for everybody. With an account you post, answer and like.",
  action: "Sign Up",
  place: "Norway",
};

const airlines: BannerSlide = {
  to: categoryPath("Airlines"),
  title: "In the cabin, in the hold, or by train?",
  sentence: "What airlines said, and what happened at the gate.",
  action: "Read about airlines",
  place: "Norway",
};

/** Guests and members have the same number of slides, so that signing in shifts nothing. */
export const bannerSlides: Record<"guest" | "member", readonly BannerSlide[]> = {
  guest: [write, ask, topics, join],
  member: [write, ask, topics, airlines],
};
