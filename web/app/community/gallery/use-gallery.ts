import { useCallback, useEffect, useRef, useState } from "react";
import type { Gallery } from "#contracts/community/gallery.ts";
import { checked, merged, newIn } from "./merged.ts";

export type OneGallery = {
  gallery: Gallery;
  /** Applies the response to a change; returns the ids of new photos. */
  take: (answer: Gallery | undefined) => string[];
  /** Removes a deleted photo. */
  forget: (photoId: string) => void;
};

/** A gallery from the loader or a query, with the changes made here. */
export function useGallery(fetched: Gallery): OneGallery {
  const [gallery, setGallery] = useState(fetched);
  const visible = useRef(fetched);
  const changes = useRef({ added: new Set<string>(), deleted: new Set<string>() });

  const show = useCallback((answer: Gallery) => {
    visible.current = merged(visible.current, answer, changes.current);
    setGallery(visible.current);
  }, []);

  useEffect(() => show(fetched), [fetched, show]);

  return {
    gallery,
    take: (answer) => {
      const taken = checked(answer);
      const added = newIn(visible.current, taken).filter((id) => !changes.current.deleted.has(id));
      for (const id of added) changes.current.added.add(id);
      show(taken);
      return added;
    },
    forget: (photoId) => {
      changes.current.deleted.add(photoId);
      show(visible.current);
    },
  };
}
