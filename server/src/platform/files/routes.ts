import * as contract from "#contracts/kernel/files.ts";
import { pictureWidths } from "#contracts/kernel/files.ts";
import type { FastifyRequest } from "fastify";
import type { HiddenFileQuery } from "../feature.ts";
import type { Api } from "../http/api.ts";
import { bearerOf } from "../http/bearer.ts";
import { rejectUnknown } from "../http/error-responses.ts";
import { route } from "../http/route.ts";
import * as handing from "./serving.ts";
import { keyOf } from "./files.ts";
import { canRead } from "./policy.ts";
import { findHidden, type HiddenFile } from "./store.ts";
import { matchesEtag } from "../http/etag.ts";

type Deps = Omit<handing.Deps, "blobs"> & {
  /** Where a public file may be hidden. */
  hiddenFileQueries: readonly HiddenFileQuery[];
};

export function fileRoutes(api: Api, others: Deps): void {
  const deps = { ...others, blobs: api.files.blobs };
  route(api, contract.getFileUsage, ({ session }) => api.files.usage(session.userId));
  route(api, contract.getFile, ({ session, params, query }) =>
    handing.openPrivateFile(deps, session, params.id, query),
  );
  route(api, contract.makeFileLink, ({ session, params }) =>
    handing.makeLink(deps, session, params.id),
  );
  publicPictures(api, deps);
}

/**
 * Public images at `/files/<id>/<width>.webp`. Their bytes never change. What is hidden is sent to its owner and to
 * moderators alone.
 */
function publicPictures(api: Api, { db, hiddenFileQueries }: Deps): void {
  const { app, files } = api;
  const names = new Set(pictureWidths.map((width) => `${width}.webp`));
  app.get<{ Params: { id: string; name: string } }>("/files/:id/:name", async (request, reply) => {
    const { id, name } = request.params;
    const isValid = names.has(name) && handing.isFileId(id);
    const hidden = isValid
      ? await findHidden(
          db,
          id,
          hiddenFileQueries.map((queryOf) => queryOf(id)),
        )
      : undefined;
    const isOpen = isValid && (!hidden || (await maySeeHidden(api, request, hidden)));
    const blob = isOpen ? await files.blobs.open(keyOf("public", id, name)) : undefined;
    if (!blob) return rejectUnknown(request, reply, []);
    const etag = `"${id}-${name}"`;
    reply.headers({ ...(hidden ? handing.hiddenHeaders : handing.publicHeaders), etag });
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      blob.stream.destroy();
      return reply.code(304).send();
    }
    return reply.header("content-length", blob.bytes).send(blob.stream);
  });
}

async function maySeeHidden(
  { sessionOf }: Api,
  { headers }: FastifyRequest,
  file: HiddenFile,
): Promise<boolean> {
  const token = bearerOf(headers.authorization);
  const session = token ? await sessionOf(token) : undefined;
  if (!session || session.suspended !== undefined) return false;
  if (session.scopes && !session.scopes.includes("read")) return false;
  return session.isModerator || (!file.is_removed && canRead.allows(session, file));
}
