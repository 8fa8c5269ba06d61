import { useLocation, useNavigate, useNavigation } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { photoInHash } from "../../links/gallery.ts";

/** The photo that is open over the page, and the way back to the page. */
export function useOpenPhoto(): { id: string | undefined; close: () => void } {
  const location = useLocation();
  const going = useNavigation().location;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // On the way back the photo is closed at once, though the page may still fetch.
  const { hash } = going ?? location;
  return {
    id: hydrated ? photoInHash(hash) : undefined,
    close: () => {
      // It was opened from this page, so the page is what lies before it.
      if (location.mask) return void navigate(-1);
      const { pathname, search } = location;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
