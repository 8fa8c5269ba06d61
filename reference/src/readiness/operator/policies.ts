/** The policies of all companies that are known, by their keys. */
import * as america from "./policies/america.ts";
import * as baltic from "./policies/baltic.ts";
import * as channel from "./policies/channel.ts";
import * as mediterranean from "./policies/mediterranean.ts";
import * as railNorth from "./policies/rail-north.ts";
import * as railSouth from "./policies/rail-south.ts";
import type { OperatorPolicy } from "./policy.ts";

/** By the key of the wire and of `/operators/{operator}`, in the order of their names. */
export const operatorPolicies: Readonly<Record<string, OperatorPolicy>> = Object.fromEntries(
  [america, baltic, channel, mediterranean, railNorth, railSouth]
    .flatMap((group): OperatorPolicy[] => Object.values(group))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .map((policy) => [policy.key, policy]),
);
