import { useLocation, useNavigate, useNavigation } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { photoInHash } from "../../links/gallery.ts";

/** The photo open in the dialog, and a function that closes it. */
export function useOpenPhoto(): { id: string | undefined; close: () => void } {
  const location = useLocation();
  const going = useNavigation().location;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // On Back, the photo closes at once, even while the page loads.
  const { hash } = going ?? location;
  return {
    id: hydrated ? photoInHash(hash) : undefined,
    close: () => {
      // It was opened from this page, which is the previous history entry.
      if (location.mask) return void navigate(-1);
      const { pathname, search } = location;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
