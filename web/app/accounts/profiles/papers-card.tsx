import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getFileUsage } from "#contracts/kernel/files.ts";
import { OwnProfile, profileSaveFailed, updateProfile } from "#contracts/accounts/profiles.ts";
import { inText } from "#format/words.ts";
import { call } from "../../data/browser.ts";
import { firstSentence, reworded } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { conflictOf } from "../../forms/conflict.ts";
import { PapersCard, SavedPaper } from "../../forms/saved-paper.tsx";
import { Notice } from "../../ui/notice.tsx";
import { cacheOwnProfile } from "../viewer/index.ts";
import styles from "./profiles.module.css";
import { isAlmostFull, paperLabels, usageText, type Paper } from "./profile-text.ts";

const papers: readonly Paper[] = ["passport", "importantDocs"];

/** The query key of the storage used by all files of the person. */
export const usageKey = queryKeyOf(getFileUsage);

/** The own documents and the storage used. Only for their owner. */
export function OwnPapers({ profile }: { profile: OwnProfile }) {
  const usage = useQuery({ ...callQuery(getFileUsage), staleTime: 0 });
  return (
    <PapersCard
      title="Your documents"
      foot={
        <>
          <p className={`meta num ${styles.usage}`}>{usage.data && usageText(usage.data)}</p>
          {usage.data && isAlmostFull(usage.data) && (
            <Notice tone="due">Storage almost full. Delete files you don't need.</Notice>
          )}
        </>
      }
    >
      {papers.map((paper) => (
        <PaperRow key={paper} profile={profile} paper={paper} />
      ))}
    </PapersCard>
  );
}

type PaperRowProps = { profile: OwnProfile; paper: Paper };

/** One document, saved on its own. */
function PaperRow({ profile, paper }: PaperRowProps) {
  const client = useQueryClient();
  // A retry is based on the latest version.
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  });
  const label = paperLabels[paper];
  const url = profile[paper];

  const send = async (file: File | null, options: object) => {
    const { _id: id, version: ifVersion } = latest.current;
    const request = { params: { id }, body: {}, files: { [paper]: file }, ifVersion };
    try {
      return await call(updateProfile, { ...request, ...options });
    } catch (error) {
      const newer = conflictOf(error, OwnProfile);
      if (newer) cacheOwnProfile(newer);
      throw reworded(error, (message) => `${profileSaveFailed} ${firstSentence(message)}`.trim());
    }
  };

  return (
    <li>
      <SavedPaper
        name={`own-${paper}`}
        label={label}
        url={url}
        state={url ? "Uploaded" : "Not uploaded yet"}
        title={label}
        question={`Remove your ${inText(label)}?`}
        send={send}
        onSaved={(saved) => {
          cacheOwnProfile(saved);
          void client.invalidateQueries({ queryKey: usageKey });
        }}
      />
    </li>
  );
}
