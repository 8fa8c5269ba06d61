import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type City,
  cityNamed,
  fetchCity,
  FileError,
  type Overpass,
  withVenues,
} from "../lookup/venues/import/service.ts";
import { type Env, EnvError, readEnv } from "../platform/env.ts";
import { administer, missingDatabase, type Outcome } from "./commands.ts";

type Variables = Record<string, string | undefined>;

/** A large country takes minutes on PGlite. */
const patienceMs = 60 * 60_000;

/**
 * Reads a file of OpenStreetMap here, and makes its places visible in the database, or through the running server on
 * PGlite: a server is never busy with a large file.
 */
export const importVenues = (
  variables: Variables,
  file: { path: string; area?: string | undefined; onUnusable?: () => Promise<void> },
): Promise<Outcome> =>
  reporting(async () => {
    const env = readEnv(variables);
    const missing = missingDatabase(env);
    if (missing) return missing;
    const { read, loaded } = await withVenues(env.dataDir, file, (request) =>
      administer(variables, request, patienceMs),
    );
    if (!loaded.done) return loaded;
    return { done: true, text: [...read, loaded.text].join("\n") };
  });

/** Asks the operator's Overpass server for the places of cities, one by one, and imports each; ends with the first failure. */
export const fetchVenues = (
  variables: Variables,
  typed: readonly string[],
  pause?: Overpass["pause"],
): Promise<Outcome> =>
  reporting(async () => {
    const env = readEnv(variables);
    const missing = missingDatabase(env);
    if (missing) return missing;
    const overpass = { ...overpassOf(env), ...(pause && { pause }) };
    const texts: string[] = [];
    for (const city of typed.map(knownCity)) {
      const { done, text } = await fetchOne(variables, overpass, city);
      texts.push(text);
      if (!done) return { done, text: texts.join("\n") };
    }
    return { done: true, text: texts.join("\n") };
  });

async function fetchOne(variables: Variables, overpass: Overpass, city: City): Promise<Outcome> {
  const { name } = city;
  const found = await reporting(async () => ({
    done: true,
    text: await fetchCity(overpass, city),
  }));
  if (!found.done) return found;
  const path = found.text;
  // It may be an answer that isn't whole.
  const onUnusable = () => rm(path, { force: true });
  return importVenues(variables, { path, area: name, onUnusable });
}

function knownCity(typed: string): City {
  const city = cityNamed(typed);
  if (city) return city;
  throw new FileError(
    `${typed} isn't one of the cities with listings. See docs/operations/places.md.`,
  );
}

/** Throws EnvError where no server is set. */
export function overpassOf({ overpassUrl, publicUrl, contactEmail, dataDir }: Env): Overpass {
  if (overpassUrl === undefined) {
    throw new EnvError("OVERPASS_URL is missing. Set it to a server that you may use.");
  }
  const isAscii = /^[\x21-\x7e]+$/.test(contactEmail ?? "");
  const contact = isAscii ? `; ${contactEmail}` : "";
  return {
    url: overpassUrl,
    userAgent: `Wagabond of ${new URL(publicUrl).host} (${publicUrl}${contact})`,
    folder: join(dataDir, "venue-answers"),
  };
}

async function reporting(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isOurs = error instanceof FileError || error instanceof EnvError;
    if (isOurs) return { done: false, text: error.message };
    const reason = "code" in error ? String(error.code) : error.message;
    return { done: false, text: `The import failed (${reason}): nothing was changed.` };
  }
}
