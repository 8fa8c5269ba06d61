import { fetchDataTime } from "../../lookup/venues/import/service.ts";
import type { Env } from "../../platform/env.ts";
import { overpassOf } from "../venues.ts";
import { type Finding, fine, note, reasonOf, wrong } from "./finding.ts";

/** Asks the server for the time of its data. Only its host is shown, as the address may contain a key. */
export async function checkOverpass(env: Env): Promise<Finding> {
  const about = "places";
  if (env.overpassUrl === undefined) return note(about, "from files; OVERPASS_URL is not set");
  const text = `Overpass at ${new URL(env.overpassUrl).host}`;
  try {
    const time = await fetchDataTime(overpassOf(env));
    return time === "busy"
      ? note(about, `${text} is busy`)
      : fine(about, `${text}, with data of ${time.toISOString()}`);
  } catch (error) {
    return wrong(about, `${text}: ${reasonOf(error)}`);
  }
}
