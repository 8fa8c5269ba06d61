import { Suspense, useState } from "react";
import { createPortal } from "react-dom";
import type { Gif } from "#contracts/community/gifs.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { late } from "../../ui/late.ts";

const GifSearch = late(() => import("./gif-search.tsx"));

type GifPickerProps = { open: boolean; onChoose: (gif: Gif) => void; onClose: () => void };

/** The search for GIFs, in a dialog of its own; it is fetched when somebody wants it. */
export function GifPicker({ open, onChoose, onClose }: GifPickerProps) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  // It has a form of its own, and forms do not stand inside each other.
  return createPortal(
    <Dialog open={open} onClose={onClose} title="Choose a GIF" closable wide>
      <Suspense>
        <GifSearch onChoose={onChoose} />
      </Suspense>
    </Dialog>,
    document.body,
  );
}
