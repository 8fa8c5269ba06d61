import { archivePart } from "../../platform/archive-part.ts";
import { listOwn } from "./service.ts";

type Report = Awaited<ReturnType<typeof listOwn>>["reports"][number];

/** Reports about airlines and other companies. */
export const experienceArchive = archivePart<Report>({
  name: "experiences",
  title: "Experiences with companies",
  order: 92,
  list: async ({ db }, owner) => (await listOwn(db, owner)).reports,
  titleOf: ({ airline, operator }) => airline ?? operator ?? "Experience",
});
