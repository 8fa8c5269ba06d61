import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import type { DropTarget } from "./entry-order.ts";

type Drop = (entryId: string, target: DropTarget) => void;

/** What a day or the ideas are called in `data-day`. */
export const ideasDay = "ideas";

/**
 * Makes the entries inside an element draggable: those with `data-entry` by their handle, onto each other and onto what
 * has `data-day`. Where an entry would go is an attribute, so that nothing is rendered while it is dragged. Returns what
 * ends it.
 */
export const makeDraggable = (root: HTMLElement, onDrop: Drop): (() => void) =>
  combine(
    ...[...root.querySelectorAll<HTMLElement>("[data-entry]")].map((row) => entryOf(row, onDrop)),
    ...[...root.querySelectorAll<HTMLElement>("[data-day]")].map((day) => dayOf(day, onDrop)),
  );

function entryOf(row: HTMLElement, onDrop: Drop): () => void {
  const id = row.dataset["entry"] ?? "";
  const handle = row.querySelector<HTMLElement>("[aria-haspopup=menu]");
  if (!handle) return () => {};
  const clear = () => row.removeAttribute("data-edge");
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ id }),
      onDragStart: () => row.setAttribute("data-lifted", ""),
      onDrop: () => row.removeAttribute("data-lifted"),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data["id"] !== id,
      getData: ({ input, element }) =>
        attachClosestEdge({}, { input, element, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self }) => row.setAttribute("data-edge", extractClosestEdge(self.data) ?? ""),
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear();
        const edge = extractClosestEdge(self.data) === "top" ? "top" : "bottom";
        onDrop(String(source.data["id"]), { onEntry: id, edge });
      },
    }),
  );
}

function dayOf(day: HTMLElement, onDrop: Drop): () => void {
  const clear = () => day.removeAttribute("data-over");
  return dropTargetForElements({
    element: day,
    onDragEnter: () => day.setAttribute("data-over", ""),
    onDragLeave: clear,
    onDrop: ({ self, source, location }) => {
      clear();
      // An entry on the day was the target.
      if (location.current.dropTargets[0]?.element !== self.element) return;
      const name = day.dataset["day"] ?? ideasDay;
      onDrop(String(source.data["id"]), { onDay: name === ideasDay ? null : name });
    },
  });
}
