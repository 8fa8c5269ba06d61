import { useCallback, useEffect, useRef, useState } from "react";
import type { Gallery } from "#contracts/community/gallery.ts";
import { call } from "../../data/browser.ts";
import { checked, merged, newIn } from "./merged.ts";

export type GalleryState =
  | { is: "loading" }
  | { is: "loaded"; gallery: Gallery }
  | { is: "failed"; error: unknown };

export type OneGallery = {
  state: GalleryState;
  /** Fetches it again after a failure. */
  retry: () => void;
  /** Applies the response to a change; returns the ids of new photos. */
  take: (answer: Gallery | undefined) => string[];
  /** Removes a deleted photo. */
  forget: (photoId: string) => void;
};

/** The gallery of a person, from the loader or fetched, with the changes made here. */
export function useGallery(profileId: string, brought: Gallery | undefined): OneGallery {
  const [state, setState] = useState<GalleryState>(
    brought ? { is: "loaded", gallery: brought } : { is: "loading" },
  );
  const visible = useRef(brought);
  const changes = useRef({ added: new Set<string>(), deleted: new Set<string>() });

  const show = useCallback((answer: Gallery) => {
    const gallery = visible.current ? merged(visible.current, answer, changes.current) : answer;
    visible.current = gallery;
    setState({ is: "loaded", gallery });
  }, []);

  const load = useCallback(() => {
    const gone = new AbortController();
    const { signal } = gone;
    import("#contracts/community/gallery.ts")
      .then(({ getGallery }) => call(getGallery, { params: { profileId }, signal }))
      .then((answer) => show(checked(answer)))
      .catch((error: unknown) => {
        if (!signal.aborted) setState({ is: "failed", error });
      });
    return () => gone.abort();
  }, [profileId, show]);

  useEffect(() => (brought ? show(brought) : load()), [brought, load, show]);

  return {
    state,
    retry: () => {
      setState({ is: "loading" });
      load();
    },
    take: (answer) => {
      const gallery = checked(answer);
      const before = visible.current ?? { photoGallery: [], photos: [] };
      const added = newIn(before, gallery).filter((id) => !changes.current.deleted.has(id));
      for (const id of added) changes.current.added.add(id);
      show(gallery);
      return added;
    },
    forget: (photoId) => {
      changes.current.deleted.add(photoId);
      if (visible.current) show(visible.current);
    },
  };
}
