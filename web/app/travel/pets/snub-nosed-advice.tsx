import { useEffect, useState } from "react";
import { dayText } from "#format/dates.ts";
import { plural } from "#format/plurals.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./forms.module.css";
import type { KnownBreed } from "../breeds/index.ts";

type Source = { title: string; address: string; storedDate: string };

type SnubNosedAdviceProps = {
  breed: KnownBreed | undefined;
  petName: string;
  answer: "" | "yes" | "no";
  onAnswer: (answer: "no") => void;
};

/** Says that a snub-nosed breed marked the pet as such, with the sources. The owner has the last word. */
export function SnubNosedAdvice({ breed, petName, answer, onAnswer }: SnubNosedAdviceProps) {
  const [sources, setSources] = useState<readonly Source[]>([]);
  const [denied, setDenied] = useState<string>();
  const isDue = breed?.snubNosed === true && answer === "yes";

  useEffect(() => {
    if (!isDue) return;
    void import("#reference/breeds.ts").then(({ snubNosedSource }) =>
      setSources(snubNosedSource.sources),
    );
  }, [isDue]);

  if (breed && denied === breed.name && answer === "no") {
    return <output className="meta">Marked as not snub-nosed.</output>;
  }
  if (!isDue || sources.length === 0) return null;
  const deny = () => {
    setDenied(breed.name);
    onAnswer("no");
  };
  return (
    <Notice
      tone="info"
      actions={
        <Button small onClick={deny}>
          Not snub-nosed
        </Button>
      }
    >
      <p>
        The {breed.name} is considered snub-nosed, so {petName || "your pet"} is marked as
        snub-nosed. Airlines often restrict snub-nosed pets.
      </p>
      <p className={styles.source}>
        {plural(sources.length, "Source: ", "Sources: ")}
        {sources.map(({ title, address, storedDate }, place) => (
          <span key={address}>
            {place > 0 && "; "}
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
            , {storedDate.length > 7 ? dayText(storedDate) : dayText(storedDate, "month")}
          </span>
        ))}
        .
      </p>
    </Notice>
  );
}
