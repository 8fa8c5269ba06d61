import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  createDossierLink,
  listDossierLinks,
  type Dossier,
  type DossierLink,
} from "#contracts/travel/dossiers.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { toast } from "../../ui/toast.tsx";
import { dossierCodec } from "./dossier-codec.ts";

/** The form of a link to a sheet; what is ticked also decides what is printed. */
export function useDossierLink(
  tripId: string,
  petId: string,
  { leg, papers }: Pick<Dossier, "leg" | "papers">,
): EditOf<typeof dossierCodec> {
  const client = useQueryClient();
  const input = { params: { id: tripId } };
  // The next link starts with the choices of the last one.
  const [initial, setInitial] = useState<Partial<typeof dossierCodec.blank>>({});
  const edit: EditOf<typeof dossierCodec> = useEdit(dossierCodec, null, {
    draftKey: `dossier:${tripId}:${petId}`,
    initial,
    create: ({ body, ...request }) => {
      const withFile = new Set((papers ?? []).flatMap(({ key, file }) => (file ? [key] : [])));
      const files = body.parts.includes("documents") ? (body.files ?? []) : [];
      return call(createDossierLink, {
        ...input,
        ...request,
        body: {
          parts: body.parts,
          files: files.filter((key) => withFile.has(key)),
          petId,
          legId: leg?._id ?? null,
        },
      });
    },
    onSaved: (made) => {
      setInitial(edit.values);
      const key = queryKeyOf(listDossierLinks, input);
      client.setQueryData<DossierLink[]>(key, (before) => before && [made, ...before]);
      void client.invalidateQueries({ queryKey: key });
      toast("Link created.");
    },
  });
  return edit;
}
