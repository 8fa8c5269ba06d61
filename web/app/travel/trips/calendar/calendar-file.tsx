import { CalendarArrowDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./trip-calendar.module.css";
import { downloadCalendar } from "./download-calendar.ts";

type Download = { is: "ready" } | { is: "coming" } | { is: "failed"; message: string };

/** A calendar as it is now, as a file. */
export function CalendarFilePart({ path }: { path: string }) {
  const [state, setState] = useState<Download>({ is: "ready" });
  const download = async () => {
    setState({ is: "coming" });
    try {
      await downloadCalendar(path);
      setState({ is: "ready" });
    } catch (error) {
      setState({ is: "failed", message: error instanceof Error ? error.message : "" });
    }
  };
  return (
    <section className={styles.part} aria-labelledby="calendar-file">
      <h3 id="calendar-file">Once, as a file</h3>
      <p>
        As the plan stands today: days, flights, stays and to-dos with a date, with your
        confirmation codes.
      </p>
      {state.is === "failed" ? (
        <Notice onRetry={() => void download()}>{state.message}</Notice>
      ) : (
        <Button
          icon={<CalendarArrowDown aria-hidden />}
          busy={state.is === "coming"}
          onClick={() => void download()}
        >
          Download calendar file
        </Button>
      )}
    </section>
  );
}
