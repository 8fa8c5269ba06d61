import { rowsOfTalk } from "./authorization-rows.ts";
import { rowsOfActivity } from "./authorization-rows-of-activity.ts";
import { rowsOfArchives } from "./authorization-rows-of-archives.ts";
import { rowsOfAnswers } from "./authorization-rows-of-answers.ts";
import { rowsOfBlogs } from "./authorization-rows-of-blogs.ts";
import { rowsOfBookings } from "./authorization-rows-of-bookings.ts";
import { rowsOfCalendars } from "./authorization-rows-of-calendars.ts";
import { rowsOfCommunity } from "./authorization-rows-of-community.ts";
import { rowsOfFiles } from "./authorization-rows-of-files.ts";
import { rowsOfModeration } from "./authorization-rows-of-moderation.ts";
import { rowsOfMembers } from "./authorization-rows-of-members.ts";
import { rowsOfPrograms } from "./authorization-rows-of-programs.ts";
import { rowsOfReviews } from "./authorization-rows-of-reviews.ts";
import { rowsOfSecondFactors } from "./authorization-rows-of-second-factors.ts";
import { rowsOfPlans } from "./authorization-rows-of-plans.ts";
import { rowsOfSettings } from "./authorization-rows-of-settings.ts";
import { rowsOfShop } from "./authorization-rows-of-shop.ts";
import type { Row } from "./authorization-scene.ts";

/** The authorization matrix of all endpoints. */
export const allRows: readonly Row[] = [
  ...rowsOfTalk,
  ...rowsOfSecondFactors,
  ...rowsOfPrograms,
  ...rowsOfArchives,
  ...rowsOfBlogs,
  ...rowsOfCommunity,
  ...rowsOfModeration,
  ...rowsOfPlans,
  ...rowsOfBookings,
  ...rowsOfMembers,
  ...rowsOfCalendars,
  ...rowsOfFiles,
  ...rowsOfActivity,
  ...rowsOfAnswers,
  ...rowsOfReviews,
  ...rowsOfShop,
  ...rowsOfSettings,
];
