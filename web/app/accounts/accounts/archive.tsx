import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { emptyUrl } from "#art/urls.ts";
import {
  archiveBytesMax,
  archiveDays,
  type Export,
  getExport,
  getImport,
  type Import,
  type ImportReport,
  startExport,
  startImport,
} from "#contracts/accounts/archive.ts";
import { dayText } from "#format/dates.ts";
import { numberText, percentText } from "#format/numbers.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { download } from "../../data/download.ts";
import { asAppError, errorCode, errorMessage } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { useUpload } from "../../forms/uploads/use-upload.ts";
import { UploadBar } from "../../forms/uploads/upload-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { sizeText } from "../../ui/files/kinds.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./archive.module.css";
import { reasonOf } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";

const askAgainMs = 2_000;
const whileWorking = ({
  state: { data },
}: {
  state: { data?: Pick<Export, "state"> | undefined };
}) => (data?.state === "working" ? askAgainMs : false);

/** Everything of the member as one file, and the way back from such a file. */
export function Archive() {
  const packed = useQuery({ ...callQuery(getExport), refetchInterval: whileWorking });
  const back = useQuery({ ...callQuery(getImport), refetchInterval: whileWorking });
  return (
    <SectionCard id="archive" title="Take everything with you">
      <Loaded found={packed} name="the state of your archive" height={120}>
        {(data) => <Take archive={data} />}
      </Loaded>
      <div className={styles.back}>
        <h3>Bring your data back</h3>
        <Loaded found={back} name="the state of your last import" height={120}>
          {(data) => <BringBack last={data} />}
        </Loaded>
      </div>
    </SectionCard>
  );
}

/** The message of a failed call; undefined where the person closed the dialog that asks who they are. */
function failureOf(error: unknown): string | undefined {
  if (error === null || errorCode(error) === "PROOF_REQUIRED") return undefined;
  const found = asAppError(error);
  return found ? reasonOf(found) : errorMessage(error, "Something went wrong. Try again.");
}

function Take({ archive }: { archive: Export }) {
  const { state, holds, bytes, progress } = archive;
  const client = useQueryClient();
  const { withProof, proofDialog } = useProof();
  const pack = useMutation({
    mutationFn: () => withProof(() => call(startExport)),
    onSuccess: (data) => client.setQueryData(queryKeyOf(getExport), data),
  });
  const failure = failureOf(pack.error);
  return (
    <>
      <div className={styles.top}>
        <div className="stack">
          <p>
            One ZIP with your pets, papers, trips, hoots, photos and comments. Pages that you can
            read inside, and JSON for other apps.
          </p>
          <dl className={styles.counts}>
            {holds.map(({ name, count }) => (
              <div key={name}>
                <dt className="meta">{name}</dt>
                <dd>{numberText(count)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ThemedPicture
          className={styles.drawing}
          day={emptyUrl("suitcase")}
          night={emptyUrl("suitcase", "night")}
        />
      </div>
      {state === "working" && (
        <Working
          label="Packing your data"
          progress={progress}
          note="We'll email you when it's ready."
        />
      )}
      {state === "ready" && <Ready archive={archive} />}
      {state === "failed" && (
        <Notice>We couldn't pack your data. Nothing is lost. Try again in a few minutes.</Notice>
      )}
      {failure && <Notice>{failure}</Notice>}
      {state !== "working" && (
        <div className={styles.row}>
          <Button
            variant={state === "ready" ? "sec" : "pri"}
            busy={pack.isPending}
            busyText="Starting…"
            onClick={() => pack.mutate()}
          >
            {state === "ready" ? "Pack again" : state === "failed" ? "Try again" : "Pack my data"}
          </Button>
          {state !== "ready" && (
            <span className="meta">
              About {sizeText(bytes)}. Ready in a few minutes. You can download it for{" "}
              {counted(archiveDays, "day")}.
            </span>
          )}
        </div>
      )}
      {proofDialog}
    </>
  );
}

/** How far the work is. It goes on without this page. */
function Working({ label, progress, note }: { label: string; progress: number; note: string }) {
  const percent = Math.floor(progress * 100);
  return (
    <output className={styles.stack}>
      <b>
        {label}… {percentText(percent)}
      </b>
      <progress className={styles.wait} max={100} value={percent} aria-label={label} />
      <span className="meta">You can leave this page. {note}</span>
    </output>
  );
}

function Ready({ archive: { bytes, expiresAt, url } }: { archive: Export }) {
  const reader = useReader();
  const save = useMutation({
    mutationFn: async () =>
      url === null
        ? undefined
        : download(url, {
            missing: "This archive is gone. Pack your data again.",
            failed: "Couldn't download your data. Check your connection and try again.",
          }),
  });
  const failure = failureOf(save.error);
  return (
    <div className="stack tight">
      <div className={styles.row}>
        <Button
          variant="pri"
          busy={save.isPending}
          busyText="Downloading…"
          onClick={() => save.mutate()}
        >
          Download
        </Button>
        <span className="meta">
          {sizeText(bytes)}
          {expiresAt && `, until ${dayText(expiresAt, "medium", reader)}`}
        </span>
      </div>
      {failure && <Notice>{failure}</Notice>}
    </div>
  );
}

function BringBack({ last: { state, progress, report } }: { last: Import }) {
  const client = useQueryClient();
  const upload = useUpload();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    setError(undefined);
    if (file.size > archiveBytesMax) {
      setError(`This file is too large. The limit is ${sizeText(archiveBytesMax)}.`);
      return;
    }
    try {
      const answer = await upload.run({ file }, (files, options) =>
        call(startImport, { files, ...options }),
      );
      upload.reset();
      if (answer) client.setQueryData(queryKeyOf(getImport), answer);
    } catch (thrown) {
      upload.reset();
      setError(failureOf(thrown));
    }
  };
  return (
    <>
      <p>
        Choose the ZIP from this or another site. What you already have stays as it is. Posts aren't
        published again. You can bring trips from AdventureLog (its export, a ZIP) and from TripIt
        or TREK (their calendar, .ics), too.
      </p>
      {state === "working" && (
        <Working label="Restoring your data" progress={progress} note="The report appears here." />
      )}
      {(state === "ready" || state === "failed") && report && <Report report={report} />}
      {error && <Notice>{error}</Notice>}
      <UploadBar upload={upload} />
      {state !== "working" && !upload.isBusy() && (
        <div>
          <ChooseFile onChoose={(file) => void send(file)} />
        </div>
      )}
    </>
  );
}

/** The native control covers the button invisibly, so that files can be dropped on it. */
const ChooseFile = ({ onChoose }: { onChoose: (file: File) => void }) => (
  <span className={styles.drop}>
    <Button aria-hidden tabIndex={-1}>
      Choose a file
    </Button>
    <input
      type="file"
      accept=".zip,application/zip,.ics,text/calendar"
      aria-label="Choose a file"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Allows choosing the same file again.
        currentTarget.value = "";
        if (file) onChoose(file);
      }}
    />
  </span>
);

const listed = (counts: ImportReport["restored"]): string =>
  counts.map(({ name, count }) => `${name}: ${numberText(count)}`).join(" · ");

function Report({
  report: { problem, restored, skipped, refused, refusedCount },
}: {
  report: ImportReport;
}) {
  if (problem !== null) {
    return <Notice>We didn't change anything. {problem}</Notice>;
  }
  const more = refusedCount - refused.length;
  return (
    <div className="stack tight">
      <Notice tone="ready">
        {restored.length > 0 ? `Restored: ${listed(restored)}.` : "You had everything already."}
        {skipped.length > 0 && restored.length > 0 && ` Already here: ${listed(skipped)}.`}
      </Notice>
      {refusedCount > 0 && (
        <details>
          <summary>{counted(refusedCount, "item")} couldn't be restored</summary>
          <ul className={styles.refused}>
            {refused.map(({ kind, title, reason }, at) => (
              <li key={at}>
                {kind}: {title}. {reason}
              </li>
            ))}
            {more > 0 && <li>{counted(more, "other")}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
