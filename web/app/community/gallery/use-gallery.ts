import { useCallback, useEffect, useRef, useState } from "react";
import type { Gallery } from "#contracts/community/gallery.ts";
import { call } from "../../data/browser.ts";
import { checked, merged, newIn } from "./merged.ts";

export type GalleryState =
  | { is: "loading" }
  | { is: "here"; gallery: Gallery }
  | { is: "failed"; error: unknown };

export type OneGallery = {
  state: GalleryState;
  /** Fetches it again after a failure. */
  retry: () => void;
  /** Takes what the server answered to a change; answers the ids of photos that are new. */
  take: (answer: Gallery | undefined) => string[];
  /** Takes a photo away that is deleted. */
  forget: (photoId: string) => void;
};

/** The gallery of a person: as the page brought it, or fetched, and as it is changed here. */
export function useGallery(profileId: string, brought: Gallery | undefined): OneGallery {
  const [state, setState] = useState<GalleryState>(
    brought ? { is: "here", gallery: brought } : { is: "loading" },
  );
  const visible = useRef(brought);
  const changes = useRef({ added: new Set<string>(), deleted: new Set<string>() });

  const show = useCallback((answer: Gallery) => {
    const gallery = visible.current ? merged(visible.current, answer, changes.current) : answer;
    visible.current = gallery;
    setState({ is: "here", gallery });
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
