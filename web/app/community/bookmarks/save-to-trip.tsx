import { createPortal } from "react-dom";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import type { BookmarkProps } from "./use-bookmark.ts";

const ChooseTrip = lazy(async () => (await import("./choose-trip.tsx")).ChooseTrip);

type SaveToTripDialogProps = BookmarkProps & { open: boolean; onClose: () => void };

/** The choice of a trip in a dialog; its code loads when it opens. */
export const SaveToTripDialog = ({ open, onClose, ...thing }: SaveToTripDialogProps) =>
  open &&
  // A card's own link would lie over it.
  createPortal(
    <Dialog open onClose={onClose} title="Save to a trip" closable>
      <ChooseTrip fallback={<Outline height={120} />} {...thing} onClose={onClose} />
    </Dialog>,
    document.body,
  );
