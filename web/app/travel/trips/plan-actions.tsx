import { CalendarPlus, Ellipsis, FileInput, Pencil, Printer, Share2, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { Plan } from "#contracts/travel/plans.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { DeletePlan } from "./delete-plan.tsx";
import { importPath } from "./import/import-path.ts";
import styles from "./plan-actions.module.css";

const ShareTrip = late(async () => ({
  default: (await import("./sharing/share-trip.tsx")).ShareTrip,
}));
const TripCalendar = late(async () => ({
  default: (await import("./calendar/trip-calendar.tsx")).TripCalendar,
}));

type Doing = "nothing" | "sharing" | "keeping a calendar" | "deleting";

/** What can be done with a trip as a whole. `editId` names the button that the focus returns to after editing. */
export function PlanActions({
  plan,
  editId,
  onEdit,
}: {
  plan: Plan;
  editId: string;
  onEdit: () => void;
}) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const done = () => setDoing("nothing");
  const items: readonly MenuItem[] = [
    {
      label: "Calendar",
      icon: <CalendarPlus aria-hidden />,
      onChoose: () => setDoing("keeping a calendar"),
    },
    { label: "Import a booking", icon: <FileInput aria-hidden />, to: importPath(plan._id) },
    {
      label: "Print or save as PDF",
      icon: <Printer aria-hidden />,
      onChoose: () => window.print(),
    },
    {
      label: "Delete",
      icon: <Trash2 aria-hidden />,
      danger: true,
      onChoose: () => setDoing("deleting"),
    },
  ];
  return (
    <div className={styles.actions}>
      <Button id={editId} small icon={<Pencil aria-hidden />} onClick={onEdit}>
        Edit
      </Button>
      <Button small icon={<Share2 aria-hidden />} onClick={() => setDoing("sharing")}>
        Share
      </Button>
      <Menu label="More" icon={<Ellipsis aria-hidden />} items={items} />
      <DeletePlan plan={plan} open={doing === "deleting"} onClose={done} />
      <Suspense>
        {doing === "sharing" && <ShareTrip plan={plan} onClose={done} />}
        {doing === "keeping a calendar" && <TripCalendar plan={plan} onClose={done} />}
      </Suspense>
    </div>
  );
}
