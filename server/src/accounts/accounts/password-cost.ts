/** OWASP's recommendation for argon2id. Tests replace this file (vitest.config.ts), because they hash thousands. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
