import { useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { sections } from "#contracts/community/stories.ts";
import { plural } from "#format/plurals.ts";
import { storeFile } from "../data/private-files.ts";
import {
  removeSharedFiles,
  sharedFiles,
  sharedLimitText,
  skippedQuery,
  takeArrived,
} from "../data/shared-files.ts";
import { draftFileKey } from "../forms/draft-files.ts";
import { writeStoryPath } from "../links/stories.ts";
import { importSharedPath } from "../links/trips.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const isPicture = ({ type }: File): boolean => type.startsWith("image/");

/** Asks about what arrived, puts shared photos into a story, and takes bookings to their import. */
export function Shared({ userId }: { userId: string }) {
  const [files, setFiles] = useState<readonly File[]>();
  const [isAsking, setAsking] = useState(false);
  const [isFull, setFull] = useState(false);
  const navigate = useNavigate();
  const isSkipped = useSearchParams()[0].has(skippedQuery);
  useEffect(() => {
    let isCancelled = false;
    const load = async () => {
      const arrived = await sharedFiles("arrived");
      const found = arrived.length > 0 ? arrived : await sharedFiles("taken");
      if (isCancelled) return;
      setFiles(found);
      setAsking(arrived.length > 0);
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, []);

  if (!files) return <Skeleton height={160} rounded />;
  if (files.length === 0) {
    return (
      <>
        {isSkipped ? (
          <Notice>What you shared is too large. {sharedLimitText}</Notice>
        ) : (
          <Notice tone="info">
            Nothing arrived here. Share it again, or add it on one of these pages.
          </Notice>
        )}
        <div className="row">
          <LinkButton to={importSharedPath}>Import a booking</LinkButton>
          <LinkButton to={writeStoryPath}>Write a story</LinkButton>
        </div>
      </>
    );
  }
  const discard = async () => {
    await removeSharedFiles(isAsking ? "arrived" : "taken");
    setAsking(false);
    setFiles([]);
  };
  if (isAsking) {
    const take = async () => {
      if (await takeArrived()) setAsking(false);
      else setFull(true);
    };
    return <Question files={files} isFull={isFull} onTake={take} onDiscard={discard} />;
  }
  const pictures = files.filter(isPicture);
  if (pictures.length === 0 && !isSkipped) return <Navigate to={importSharedPath} replace />;

  const writeStory = async () => {
    for (const [place, picture] of pictures.slice(0, sections.length).entries()) {
      const { image } = sections[place] ?? {};
      if (!image) continue;
      const isStored = await storeFile(draftFileKey(userId, "story", image), picture);
      if (!isStored) return setFull(true);
    }
    await removeSharedFiles("taken");
    await navigate(writeStoryPath);
  };
  return (
    <>
      <Names files={files} />
      {isSkipped && <Notice tone="due">Some files were left out. {sharedLimitText}</Notice>}
      {isFull && <NoRoom />}
      <div className="row">
        {pictures.length > 0 && (
          <Button variant="go" onClick={() => void writeStory()}>
            {plural(pictures.length, "Use the photo in a story", "Use the photos in a story")}
          </Button>
        )}
        {pictures.length < files.length && (
          <LinkButton to={importSharedPath}>Import a booking</LinkButton>
        )}
        <Button variant="txt" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </>
  );
}

const Names = ({ files }: { files: readonly File[] }) => (
  <ul>
    {files.map(({ name }, place) => (
      <li key={`${place} ${name}`}>{name}</li>
    ))}
  </ul>
);

const NoRoom = () => <Notice>This device has no room for it. Free up space and try again.</Notice>;

type QuestionProps = {
  files: readonly File[];
  isFull: boolean;
  onTake: () => Promise<void>;
  onDiscard: () => Promise<void>;
};

/** Other sites can send files here, too, so nothing is used before the person says that they shared it. */
const Question = ({ files, isFull, onTake, onDiscard }: QuestionProps) => (
  <>
    <Notice tone="due">
      Did you share this just now? If not, another website may have sent it. Discard it then.
    </Notice>
    <Names files={files} />
    {isFull && <NoRoom />}
    <div className="row">
      <Button variant="go" onClick={() => void onTake()}>
        Yes, use it
      </Button>
      <Button variant="txt" onClick={() => void onDiscard()}>
        Discard
      </Button>
    </div>
  </>
);
