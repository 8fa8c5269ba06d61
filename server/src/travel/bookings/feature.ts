import { createHash, timingSafeEqual } from "node:crypto";
import { mailBytesMax } from "#bookings/clean-text.ts";
import * as contract from "#contracts/travel/bookings.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { bearerOf } from "../../platform/http/bearer.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { type DropReason, type MailIn, takeMail } from "./mail-in.ts";
import * as bookings from "./service.ts";
import { deleteOld } from "./store.ts";

type Deps = {
  db: Db;
  events: Events;
  mailIn: MailIn | undefined;
  noteDroppedMail: (reason: DropReason) => void;
};

function bookingRoutes(api: Api, deps: Deps): void {
  const { db, events, mailIn } = deps;
  route(api, contract.readPdf, ({ files }) => files.file);
  route(api, contract.listWaiting, async ({ session }) => ({
    address: mailIn?.address ?? null,
    data: await bookings.listWaiting(db, session),
  }));
  route(api, contract.dismissWaiting, ({ session, params }) =>
    bookings.dismissWaiting(events, session, params.id),
  );
  if (mailIn) mailInRoute(api, { ...deps, mailIn });
}

/** Requests of the receiving server, and wrong secrets, from one address. */
const webhookRate = { times: 1_200, seconds: 600 };
const wrongRate = { times: 20, seconds: 600 };

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** The webhook of the receiving mail server: whole emails, `message/rfc822`. */
function mailInRoute({ app, limiter }: Api, deps: Deps & { mailIn: MailIn }): void {
  const expected = hashOf(deps.mailIn.secret);
  void app.register(async (own) => {
    own.addContentTypeParser("message/rfc822", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    own.post(contract.mailInPath, {
      bodyLimit: mailBytesMax,
      onRequest: async (request) => {
        const address = clientAddress(request);
        const given = bearerOf(request.headers.authorization) ?? "";
        if (!timingSafeEqual(hashOf(given), expected)) {
          await limiter("mail-in secret", address, wrongRate);
          throw new AppError("SIGN_IN_REQUIRED", "The secret of the mail webhook is wrong.");
        }
        await limiter("mail-in", address, webhookRate);
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body))
          throw new AppError("UNSUPPORTED_MEDIA", "Send the whole message as message/rfc822.");
        const dropped = await takeMail({ ...deps, limiter }, request.body);
        if (dropped) deps.noteDroppedMail(dropped);
        // The same for every email, so that a sender learns nothing about addresses.
        return reply.code(202).header("cache-control", "no-store").send({ accepted: true });
      },
    });
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "booking.received": { mailId: string };
    "booking.read": { profileId: string };
  }
}

export const bookingFeature: Feature<Deps> = {
  name: "bookings",
  routes: bookingRoutes,
  deleteExpired: deleteOld,
};
