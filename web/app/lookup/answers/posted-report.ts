import { data } from "react-router";
import type { Call } from "#contracts/kernel/client.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { reportMistake } from "#contracts/lookup/mistakes.ts";
import { errorResponseIn } from "../../data/server.ts";
import { textOf } from "../../forms/text-of.ts";

/** The ID of the fact to report, from `?report=`; undefined if it is not an ID. */
export function reportedFact(searchParams: URLSearchParams): string | undefined {
  const fact = searchParams.get("report") ?? "";
  return /^[a-z0-9.-]{1,120}$/.test(fact) ? fact : undefined;
}

/** Sends a report that was posted without JavaScript. */
export async function sendPostedReport(call: Call, request: Request, path: string) {
  const form = await request.formData();
  const [fact, text, website] = ["fact", "text", "website"].map((name) => textOf(form, name));
  const body = { path, fact: fact ?? "", text: text ?? "", website: website ?? "" };
  try {
    await call(reportMistake, { body });
    return { is: "sent" } as const;
  } catch (thrown) {
    const errorResponse = errorResponseIn(thrown);
    if (!errorResponse) throw thrown;
    const { code, message, fields = {} } = errorResponse;
    const result = { is: "rejected", message, fields, fact: body.fact, text: body.text } as const;
    return data(result, { status: statusOf[code] });
  }
}
