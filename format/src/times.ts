import { american, type Reader } from "./reader.ts";

/** "3:00 PM" or "15:00", of a local time of day `HH:MM`; '' without one. */
export function timeText(time: string | null, { clock }: Reader = american): string {
  if (!time || clock === "24") return time ?? "";
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}
