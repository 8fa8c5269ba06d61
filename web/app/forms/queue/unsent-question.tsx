import { ConfirmQuestion } from "../../ui/confirm-question.tsx";
import { unsentTitle } from "./unsent-title.ts";

type UnsentQuestionProps = { count: number; onLogOut: () => void; onClose: () => void };

/** Asks before log-out deletes what waits for the network. */
export const UnsentQuestion = ({ count, onLogOut, onClose }: UnsentQuestionProps) => (
  <ConfirmQuestion
    open
    title={unsentTitle(count)}
    sentence="Logging out deletes unsent changes from this device. To send them, stay logged in until you're back online."
    action="Log out anyway"
    cancelLabel="Stay logged in"
    onConfirm={onLogOut}
    onClose={onClose}
  />
);
