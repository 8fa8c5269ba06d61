import type { Feature } from "../../platform/feature.ts";
import { gcTexts } from "./service.ts";

export const publishingFeature: Feature<unknown> = {
  name: "publishing",
  deleteExpired: gcTexts,
};
