/** Which banner is shown, and what keeps the next one from coming by itself. */
export type Rotation = {
  shown: number;
  /** How often it has turned. */
  turns: number;
  /** The one that is leaving, and the side it leaves to. Nothing leaves before the first turn. */
  leaving?: { slide: number; to: "left" | "right" };
  /** What the person said with Pause and Play. */
  wish: "unasked" | "play" | "pause";
  heldBy: { pointer: boolean; focus: boolean };
  /** Somebody pressed Play while holding; that counts until they let go. */
  insists: boolean;
};

export type RotationEvent =
  | { is: "turned"; by: 1 | -1; of: number }
  | { is: "timeUp"; after: number; of: number }
  | { is: "chosen"; slide: number }
  | { is: "paused" }
  | { is: "played" }
  | { is: "held"; by: keyof Rotation["heldBy"] }
  | { is: "released"; by: keyof Rotation["heldBy"] };

export const atStart: Rotation = {
  shown: 0,
  turns: 0,
  wish: "unasked",
  heldBy: { pointer: false, focus: false },
  insists: false,
};

export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  const { shown, heldBy } = rotation;
  const turns = rotation.turns + 1;
  switch (event.is) {
    case "timeUp":
      // Somebody was faster; what they chose stays its full time.
      if (event.after !== rotation.turns) return rotation;
      return rotate(rotation, { is: "turned", by: 1, of: event.of });
    case "turned": {
      const to = event.by === 1 ? "left" : "right";
      const next = (shown + event.by + event.of) % event.of;
      return { ...rotation, shown: next, turns, leaving: { slide: shown, to } };
    }
    case "chosen": {
      if (event.slide === shown) return rotation;
      const to = event.slide > shown ? "left" : "right";
      return { ...rotation, shown: event.slide, turns, leaving: { slide: shown, to } };
    }
    case "paused":
      return { ...rotation, wish: "pause", insists: false };
    case "played":
      return { ...rotation, wish: "play", insists: heldBy.pointer || heldBy.focus };
    case "held":
      return { ...rotation, heldBy: { ...heldBy, [event.by]: true } };
    case "released": {
      const still = { ...heldBy, [event.by]: false };
      const insists = rotation.insists && (still.pointer || still.focus);
      return { ...rotation, heldBy: still, insists };
    }
  }
}

/** Whether the button says Pause. Who wants less motion starts with Play. */
export const isOn = ({ wish }: Rotation, lessMotion: boolean): boolean =>
  wish === "unasked" ? !lessMotion : wish === "play";

/** Whether the next banner comes by itself. */
export const isTurning = (rotation: Rotation, lessMotion: boolean): boolean =>
  isOn(rotation, lessMotion) &&
  (rotation.insists || (!rotation.heldBy.pointer && !rotation.heldBy.focus));

/** Milliseconds a banner stays, by the width of the window. */
export const stay = { wide: 5_000, narrow: 3_000 };
