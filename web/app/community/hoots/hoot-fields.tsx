import { useUserId } from "../../data/session.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { hootCodec } from "./hoot-codec.ts";
import styles from "./write.module.css";
import { ImagePlay, ImagePlus, X } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { Gif } from "#contracts/community/gifs.ts";
import { createPortal } from "react-dom";
import { logInPath } from "../../data/safe-next.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { PausableGif } from "../../ui/gif.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { hootPhotos } from "#contracts/community/hoots.ts";
import { gifText } from "./text.ts";
import { TiedVenue } from "../../lookup/venues/index.ts";
import { useCategories } from "./category-tag.tsx";

const PhotoFields = lazy(async () => (await import("./photo-fields.tsx")).PhotoFields);

type HootFieldsProps = {
  edit: EditOf<typeof hootCodec>;
  compact?: boolean | undefined;
  /** The hoot is to be a question. */
  asks?: boolean | undefined;
};

const KnownAnswers = lazy(async () => (await import("./known-answers.tsx")).KnownAnswers);

/** Title, text, category, GIF and photos of a hoot. */
export function HootFields({ edit, compact, asks }: HootFieldsProps) {
  const { category: chosen, title, venueId: venue } = edit.values;
  // A post keeps a category that was hidden later.
  const categories = useCategories().filter(({ name, hidden }) => !hidden || name === chosen);
  return (
    <>
      {venue && <TiedVenue venue={venue} onRemove={() => edit.set({ venueId: null })} />}
      <TextField
        {...edit.field("title")}
        hint={compact ? undefined : "Your tip or question in one line."}
        required
      />
      {(asks || /[?？]/.test(title)) && <KnownAnswers title={title} />}
      <TextArea {...edit.field("text")} rows={compact ? 3 : 6} required />
      <div className={styles.media}>
        <PhotoPart edit={edit} />
        <GifField url={edit.values.gifUrl} onChange={(gifUrl) => edit.set({ gifUrl })} />
      </div>
      <SelectField {...edit.field("category")}>
        {categories.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {!compact && <Tags edit={edit} />}
    </>
  );
}

const TagFields = lazy(async () => (await import("./tag-fields.tsx")).TagFields);

/** The tags of a hoot; their fields load when they are opened. */
function Tags({ edit }: Pick<HootFieldsProps, "edit">) {
  const { airline, from, to, breed } = edit.values;
  const isTagged = [airline, from, to, breed].some((value) => value !== "");
  const [open, setOpen] = useState(isTagged);
  return (
    <details
      className={styles.tags}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        Route, airline or breed <span className={styles.optional}>optional</span>
      </summary>
      {open && <TagFields edit={edit} />}
    </details>
  );
}

/** The fields of photos, once there is a photo or the member wants to add one. Guests log in first. */
function PhotoPart({ edit }: { edit: EditOf<typeof hootCodec> }) {
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const [adding, setAdding] = useState(false);
  const icon = <ImagePlus size={20} aria-hidden />;
  if (userId === undefined) {
    return (
      <LinkButton to={logInPath(pathname + search)} icon={icon}>
        Add photos
      </LinkButton>
    );
  }
  const hasPhotos = hootPhotos.some(
    ({ file }) => edit.values[file].url !== null || edit.files[file] !== undefined,
  );
  if (hasPhotos || adding) {
    return <PhotoFields edit={edit} />;
  }
  return (
    <Button icon={icon} onClick={() => setAdding(true)}>
      Add photos
    </Button>
  );
}

type GifFieldProps = { url: string | null; onChange: (url: string | null) => void };

/** The GIF of a hoot: none, or one selected from the search results. */
function GifField({ url, onChange }: GifFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const choose = (gif: Gif) => {
    onChange(gif.images.original.url);
    setChoosing(false);
  };
  return (
    <fieldset className={styles.field}>
      <legend className="sr">GIF</legend>
      {url && (
        <div className={styles.chosen}>
          <PausableGif key={url} url={url} alt={gifText(url)} width={320} height={240} />
        </div>
      )}
      <div className="row">
        <Button icon={<ImagePlay size={20} aria-hidden />} onClick={() => setChoosing(true)}>
          {url ? "Change GIF" : "Add a GIF"}
        </Button>
        {url && (
          <Button variant="txt" icon={<X size={20} aria-hidden />} onClick={() => onChange(null)}>
            Remove GIF
          </Button>
        )}
      </div>
      <GifPicker open={choosing} onChoose={choose} onClose={() => setChoosing(false)} />
    </fieldset>
  );
}

const GifSearch = lazy(async () => (await import("./gif-search.tsx")).default);

type GifPickerProps = { open: boolean; onChoose: (gif: Gif) => void; onClose: () => void };

/** The GIF search in a dialog; its code loads when the dialog opens. */
function GifPicker({ open, onChoose, onClose }: GifPickerProps) {
  const [requested, setRequested] = useState(false);
  if (open && !requested) setRequested(true);
  if (!requested) return null;
  // It has its own form, and forms cannot be nested.
  return createPortal(
    <Dialog open={open} onClose={onClose} title="Choose a GIF" closable wide>
      <GifSearch onChoose={onChoose} />
    </Dialog>,
    document.body,
  );
}
