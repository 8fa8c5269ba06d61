import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { dayText, monthText } from "../../ui/day-text.ts";
import styles from "./pet-fields.module.css";
import type { KnownBreed } from "../breeds/index.ts";

type Source = { title: string; address: string; storedDate: string };

type SnubNosedAdviceProps = {
  breed: KnownBreed | undefined;
  petName: string;
  answer: "" | "yes" | "no";
  onAnswer: (answer: "yes" | "no") => void;
};

/** Travel advice for a snub-nosed breed, with its sources. The owner decides. */
export function SnubNosedAdvice({ breed, petName, answer, onAnswer }: SnubNosedAdviceProps) {
  const [sources, setSources] = useState<readonly Source[]>([]);
  const [decided, setDecided] = useState<string>();
  const isDue = breed?.snubNosed === true && answer === "" && decided !== breed.name;

  useEffect(() => {
    if (!isDue) return;
    void import("#reference/breeds.ts").then(({ snubNosedSource }) =>
      setSources(snubNosedSource.sources),
    );
  }, [isDue]);

  if (breed && decided === breed.name) {
    return (
      <output className="meta">
        Marked as {answer === "yes" ? "snub-nosed" : "not snub-nosed"}.
      </output>
    );
  }
  if (!isDue || sources.length === 0) return null;
  const choose = (choice: "yes" | "no") => {
    setDecided(breed.name);
    onAnswer(choice);
  };
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Button small onClick={() => choose("yes")}>
            Yes, snub-nosed
          </Button>
          <Button small onClick={() => choose("no")}>
            No
          </Button>
        </>
      }
    >
      <p>
        The {breed.name} is considered snub-nosed, and airlines often restrict snub-nosed pets. Is{" "}
        {petName || "your pet"} snub-nosed?
      </p>
      <p className={styles.source}>
        {sources.length === 1 ? "Source: " : "Sources: "}
        {sources.map(({ title, address, storedDate }, place) => (
          <span key={address}>
            {place > 0 && "; "}
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
            , {storedDate.length > 7 ? dayText(storedDate) : monthText(storedDate)}
          </span>
        ))}
        .
      </p>
    </Notice>
  );
}
