/** The least that argon2 takes: about a hundredth of the real work. */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
