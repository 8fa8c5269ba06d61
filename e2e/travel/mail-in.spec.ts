import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { expect, test } from "../test.ts";
import { heading } from "./trip-pages.ts";

const secret = "journeys-deliver-their-mail-with-this";

test("a forwarded confirmation waits on the plan page, is reviewed, saved and gone", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Fay Forward");
  const mail = [
    "Authentication-Results: mx.example.org; dmarc=pass header.from=example.com",
    `From: Fay <${member.email}>`,
    "Subject: Fwd: <b>Your sailing</b>",
    `Message-ID: <${crypto.randomUUID()}@mail.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "DFDS",
    "Booking reference: 204418893",
    "",
    "Outbound trip",
    "Dover to Calais",
    "Monday 2 August 2027",
    "Departs 09:25",
    "Arrives 11:55",
  ];
  const delivered = await request.post("/api/mail-in", {
    headers: { authorization: `Bearer ${secret}`, "content-type": "message/rfc822" },
    data: mail.join("\r\n"),
  });
  expect(delivered.status()).toBe(202);
  const headers = { authorization: `Bearer ${member.token}` };
  await expect
    .poll(async () => (await request.get("/api/bookings/waiting", { headers })).text())
    .toContain('"isRead":true');

  await openWith(page, member, "/plans");
  await main(page).getByRole("link", { name: "To confirm (1)" }).click();
  const waiting = main(page).getByRole("region", { name: "To confirm" });
  await expect(waiting).toContainText("Fwd: <b>Your sailing</b>");
  await expect(waiting).toContainText("Ferry");
  await expect(waiting).toContainText("trips@wagabond.example");
  expect(await brokenAtWidths(page)).toEqual([]);
  await waiting.getByRole("button", { name: "Review" }).click();
  const ferry = main(page).getByRole("region", { name: /^Ferry/ });
  await expect(ferry.getByLabel("Confirmation code")).toHaveValue("204418893");
  await expect(ferry.getByLabel("Departure time", { exact: true })).toHaveValue("09:25");
  await expect(waiting).toContainText("No bookings are waiting.");

  // Nothing is saved until then, and a reload keeps the review.
  expect(await (await request.get("/api/plans", { headers })).json()).toEqual([]);
  await main(page).getByLabel("Destination").fill("Calais");
  await main(page).getByRole("button", { name: "Save as a new trip" }).click();
  await expect(heading(page)).toContainText("Calais");
  await expect
    .poll(async () => (await (await request.get("/api/bookings/waiting", { headers })).json()).data)
    .toEqual([]);
});
