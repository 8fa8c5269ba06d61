import { Ellipsis, Pencil, Plus, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { deleteRecord, type PetRecord } from "#contracts/travel/pet-records.ts";
import { petUpdateFailed } from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { isNotFound, reworded } from "../../data/errors.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { forgetRecord } from "./use-pets.ts";

const dots = <Ellipsis size={20} aria-hidden />;

/** What is done with a whole pet, apart from deleting it, which its form offers. */
export function PetMenu({ onAdd }: { onAdd: (() => void) | undefined }) {
  const print: MenuItem = {
    label: "Print",
    icon: <Printer size={20} aria-hidden />,
    reads: true,
    onChoose: () => window.print(),
  };
  const items = onAdd
    ? [{ label: "Add a record", icon: <Plus size={20} aria-hidden />, onChoose: onAdd }, print]
    : [print];
  return <Menu compact label="More actions" icon={dots} items={items} />;
}

type RecordMenuProps = {
  petId: string;
  record: PetRecord;
  /** Its type and date. */
  name: string;
  onEdit: () => void;
  onGone: () => void;
};

/** Edits a record, or deletes it after a confirmation. */
export function RecordMenu({ petId, record, name, onEdit, onGone }: RecordMenuProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { _id: id, document } = record;

  const remove = async () => {
    try {
      await call(deleteRecord, { params: { id: petId, recordId: id } });
    } catch (error) {
      // Another tab deleted it first.
      if (!isNotFound(error)) throw reworded(error, petUpdateFailed);
    }
    forgetRecord(client, petId, id);
    toast("Record deleted.");
    onGone();
  };

  return (
    <>
      <Menu
        compact
        label={`Actions for ${name}`}
        icon={dots}
        items={[
          { label: "Edit", icon: <Pencil size={20} aria-hidden />, onChoose: onEdit },
          {
            label: "Delete",
            icon: <Trash2 size={20} aria-hidden />,
            danger: true,
            onChoose: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={`Delete “${name}”?`}
        sentence={
          document ? "This also deletes its document and can't be undone." : "This can't be undone."
        }
        action="Delete record"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
