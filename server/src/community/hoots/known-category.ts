import { categoryMissing } from "#contracts/community/hoots.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Settings } from "../../platform/settings/service.ts";

/**
 * Returns its input. Throws VALIDATION for a category that the site doesn't have. Hidden ones are valid, so that the
 * posts in them can be listed and edited.
 */
export const knownCategoryIn =
  (settings: Settings) =>
  async <T extends { category?: string | null | undefined }>(input: T): Promise<T> => {
    const { category } = input;
    if (category === undefined || category === null) return input;
    const { categories } = await settings.current();
    if (categories.some(({ name }) => name === category)) return input;
    throw new AppError("VALIDATION", categoryMissing, { fields: { category: categoryMissing } });
  };
