import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { addTripPhotos } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { UploadField } from "../../../forms/uploads/upload-field.tsx";
import { useUploads } from "../../../forms/uploads/use-uploads.ts";
import { Button } from "../../../ui/button.tsx";
import { tripPath } from "../../../links/trips.ts";
import { tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";

type AddPhotosProps = { tripId: string; destination: string; onDone: () => void };

/** Uploads photos to a trip, each on its own. */
export function AddPhotos({ tripId, destination, onDone }: AddPhotosProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus(), []);
  const uploads = useUploads({
    send: (file, options) =>
      call(addTripPhotos, {
        params: { id: tripId },
        files: { image: [file] },
        offline: {
          label: `Photo: ${destination}`,
          target: tripTarget(tripId),
          page: tripPath(tripId),
          section: "photos",
        },
        ...options,
      }),
    onDone: (trip) => cacheTrip(client, trip),
  });
  return (
    <div ref={frame} className="stack">
      <UploadField name="trip-photos" label="Add photos" accept="picture" uploads={uploads} />
      <div>
        <Button small onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
