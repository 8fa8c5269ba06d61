import * as contract from "#contracts/kernel/files.ts";
import { pictureWidths } from "#contracts/kernel/files.ts";
import type { FastifyInstance } from "fastify";
import type { Api } from "../http/api.ts";
import { rejectUnknown } from "../http/error-responses.ts";
import { route } from "../http/route.ts";
import * as handing from "./serving.ts";
import { keyOf } from "./files.ts";

type Deps = Omit<handing.Deps, "blobs">;

export function fileRoutes(api: Api, others: Deps): void {
  const deps = { ...others, blobs: api.files.blobs };
  route(api, contract.getFileUsage, ({ session }) => api.files.usage(session.userId));
  route(api, contract.getFile, ({ session, params, query }) =>
    handing.openPrivateFile(deps, session, params.id, query),
  );
  route(api, contract.makeFileLink, ({ session, params }) =>
    handing.makeLink(deps, session, params.id),
  );
  publicPictures(api.app, deps);
}

/** Public images at `/files/<id>/<width>.webp`. Their bytes never change. */
function publicPictures(app: FastifyInstance, { blobs }: Pick<handing.Deps, "blobs">): void {
  const names = new Set(pictureWidths.map((width) => `${width}.webp`));
  app.get<{ Params: { id: string; name: string } }>("/files/:id/:name", async (request, reply) => {
    const { id, name } = request.params;
    const isValid = names.has(name) && handing.isFileId(id);
    const blob = isValid ? await blobs.open(keyOf("public", id, name)) : undefined;
    if (!blob) return rejectUnknown(request, reply, []);
    const etag = `"${id}-${name}"`;
    reply.headers({ ...handing.publicHeaders, etag });
    if (request.headers["if-none-match"] === etag) {
      blob.stream.destroy();
      return reply.code(304).send();
    }
    return reply.header("content-length", blob.bytes).send(blob.stream);
  });
}
