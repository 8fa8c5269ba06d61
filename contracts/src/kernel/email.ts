import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { missingText } from "./text.ts";

export const mailedTokenMax = 200;

/** The secret of a mailed link. A value of another length fails as an invalid one does: TOKEN_INVALID. */
export const MailedToken = z.string({ error: missingText("token") }).check(
  z.refine((token) => token.length > 0 && token.length <= mailedTokenMax, {
    error: "This link is incomplete. Copy the whole link from the email.",
    params: { code: "TOKEN_INVALID" satisfies ErrorCode },
    abort: true,
  }),
  // For the API's description alone. Metadata would bring zod's registry into every page.
  z.minLength(1),
  z.maxLength(mailedTokenMax),
);

export const emailMax = 254;

/** One e-mail address, lower-cased. No quotes, spaces or line breaks, so that it is safe in a header. */
export const Email = z
  .string({ error: missingText("Email") })
  .check(
    z.trim(),
    z.minLength(1, "Email is required."),
    z.maxLength(emailMax, `Email must be ${emailMax} characters or fewer.`),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
      "Enter an email address like name@example.com.",
    ),
  );
