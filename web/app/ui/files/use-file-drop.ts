import { useEffect, useRef, useState, type RefObject } from "react";

/** Marks the element of a file field. */
export const fieldMark = "data-takes-files";

/** Whether files are dragged over the page or over the field. */
export type Drag = "none" | "near" | "over";

/** Files dropped on a field, or pasted into it, into its form, or anywhere if it is the only one. */
export function useFileDrop(
  frame: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): Drag {
  const [drag, setDrag] = useState<Drag>("none");
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const isInside = ({ target }: Event) =>
      target instanceof Node && frame.current?.contains(target);
    const follow = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      // A file dropped next to the field would replace the page.
      event.preventDefault();
      const inside = isInside(event);
      if (inside && event.dataTransfer) event.dataTransfer.dropEffect = "copy";
      setDrag(inside ? "over" : "near");
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDrag("none");
    };
    const drop = (event: DragEvent) => {
      setDrag("none");
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (isInside(event)) latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      if (!frame.current || !isMeant(frame.current, event)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("dragenter", follow);
    document.addEventListener("dragover", follow);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragenter", follow);
      document.removeEventListener("dragover", follow);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [frame]);

  return drag;
}

const carriesFiles = (carried: DataTransfer | null): boolean =>
  carried?.types.includes("Files") ?? false;

function isMeant(frame: HTMLElement, { target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (frame.contains(target)) return true;
  // Office programs copy text with an image of it; that is pasted as text.
  if (target.matches("input, textarea") && clipboardData?.types.includes("text/plain"))
    return false;
  const around = frame.closest("form");
  const place = around?.contains(target) ? around : target === document.body && document.body;
  return place ? place.querySelectorAll(`[${fieldMark}]`).length === 1 : false;
}
