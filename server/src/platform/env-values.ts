import { resolve } from "node:path";

/** A variable with an invalid value; the start prints its message as one line. */
export class EnvError extends Error {}

export type Variables = Record<string, string | undefined>;

// An empty value is what a compose file gives for "not set".
export const given = (variables: Variables, name: string) => variables[name]?.trim() || undefined;

export function wholeNumber(
  variables: Variables,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const value = given(variables, name);
  if (value === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new EnvError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

export function onOrOff(variables: Variables, name: string, byDefault: boolean): boolean {
  const value = oneOf(variables, name, ["on", "off"], byDefault ? "on" : "off");
  return value === "on";
}

export function oneOf<const T extends string>(
  variables: Variables,
  name: string,
  choices: readonly T[],
  byDefault: T,
): T {
  const value = given(variables, name);
  if (value === undefined) return byDefault;
  const choice = choices.find((option) => option === value);
  if (choice === undefined)
    throw new EnvError(`${name} must be one of ${choices.join(", ")}, not "${value}".`);
  return choice;
}

// The value may contain a password, so the message doesn't repeat it.
export function address(
  variables: Variables,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const value = given(variables, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol) || !url.hostname) {
    throw new EnvError(
      `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return value;
}

export function origin(variables: Variables, name: string): string | undefined {
  const value = address(variables, name, ["http:", "https:"]);
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (pathname !== "/" || search || hash || username || password) {
    throw new EnvError(
      `${name} must be an origin such as https://wagabond.example, without a path, query or password.`,
    );
  }
  return origin;
}

export function path(variables: Variables, name: string): string | undefined {
  const value = given(variables, name);
  return value === undefined ? undefined : resolve(value);
}
