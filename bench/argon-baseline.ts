import { hash, verify } from "@node-rs/argon2";

/** Checks `count` passwords, some concurrently; returns the milliseconds per password. */
export type Checks = { count: number; atOnce: number };

const password = "where-to-next";
// The server's parameters.
const storedHash = hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

async function check({ count, atOnce }: Checks): Promise<number> {
  const hashed = await storedHash;
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      if (!(await verify(hashed, password))) throw new Error("The password does not fit.");
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  return (performance.now() - began) / count;
}

process.on("message", (checks: Checks) => void check(checks).then((ms) => process.send?.(ms)));
process.once("disconnect", () => process.exit(0));
