import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  carriersMax,
  deleteCarrier,
  listCarriers,
  Carrier,
  createCarrier,
  updateCarrier,
} from "#contracts/travel/carriers.ts";
import { lengthText, weightText } from "#format/measures.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { InUnits } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { ignoreNotFound } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { hasDraft } from "../../forms/has-draft.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { refreshReadiness } from "../readiness/index.ts";
import { codec } from "../../forms/codec.ts";
import { choice, number, text, type FieldCodec } from "../../forms/fields.ts";
import { Home } from "./home.tsx";
import styles from "./household.module.css";

/** Home and carriers, which entry rules and airlines ask about. */
export const Household = () => (
  <div id="household">
    <SectionCard
      title="Home and carriers"
      sentence="We use these to check entry rules and airline limits for your trips. Only you can see them."
    >
      <Home />
      <Carriers />
    </SectionCard>
  </div>
);

const addId = "add-carrier";
const listKey = queryKeyOf(listCarriers);

type State = { is: "viewing" } | { is: "adding" } | { is: "editing"; id: string };

/** The carriers of the household, to choose from for each leg of a trip. */
function Carriers() {
  const query = useQuery(callQuery(listCarriers));
  const client = useQueryClient();
  const [state, setState] = useState<State>(() =>
    hasDraft(carrierDraftKey()) ? { is: "adding" } : { is: "viewing" },
  );
  const [deleting, setDeleting] = useState<Carrier>();
  const close = () => {
    setState({ is: "viewing" });
    focusSoon(addId);
  };

  if (query.isError && !query.data) {
    return (
      <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
        Couldn't load your carriers. Try again.
      </Notice>
    );
  }
  if (!query.data) return <Skeleton height={96} />;

  const remove = async () => {
    if (!deleting) return;
    const { _id: id } = deleting;
    await call(deleteCarrier, { params: { id } }).catch(ignoreNotFound);
    change(client, (carriers) => carriers.filter(({ _id }) => _id !== id));
    toast("Carrier deleted.");
    focusSoon(addId);
  };
  const save = (saved: Carrier) =>
    change(client, (carriers) =>
      carriers.some(({ _id }) => _id === saved._id)
        ? carriers.map((each) => (each._id === saved._id ? saved : each))
        : [...carriers, saved],
    );

  return (
    <section className="stack" aria-labelledby="carriers-title">
      <h3 id="carriers-title" className={styles.title}>
        Carriers
      </h3>
      {query.data.length === 0 && state.is !== "adding" && (
        <p className="meta">No carriers yet. Airlines limit the size and weight of a carrier.</p>
      )}
      <ul className={styles.list}>
        {query.data.map((carrier) => (
          <li key={carrier._id}>
            {state.is === "editing" && state.id === carrier._id ? (
              <CarrierForm carrier={carrier} onSaved={save} onDone={close} />
            ) : (
              <CarrierLine
                carrier={carrier}
                onEdit={() => setState({ is: "editing", id: carrier._id })}
                onDelete={() => setDeleting(carrier)}
              />
            )}
          </li>
        ))}
      </ul>
      {state.is === "adding" ? (
        <CarrierForm carrier={null} onSaved={save} onDone={close} />
      ) : query.data.length < carriersMax ? (
        <div>
          <Button
            id={addId}
            small
            icon={<Plus aria-hidden />}
            onClick={() => setState({ is: "adding" })}
          >
            Add a carrier
          </Button>
        </div>
      ) : (
        <p className="meta">You've reached the limit of {carriersMax} carriers.</p>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={`Delete “${deleting?.name ?? ""}”?`}
        sentence="Trips that use it will no longer have a carrier. This can't be undone."
        action="Delete carrier"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}

type CarrierLineProps = { carrier: Carrier; onEdit: () => void; onDelete: () => void };

const CarrierLine = ({ carrier, onEdit, onDelete }: CarrierLineProps) => (
  <div className={styles.line}>
    <p>
      <b>{carrier.name}</b>
      <span className="meta">
        <InUnits text={carrierText(carrier) || "No size or weight added yet"} />
      </span>
    </p>
    <span className={styles.buttons}>
      <IconButton label={`Edit ${carrier.name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${carrier.name}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </span>
  </div>
);

const change = (client: QueryClient, next: (carriers: Carrier[]) => Carrier[]): void => {
  client.setQueryData<Carrier[]>(listKey, (carriers) => carriers && next(carriers));
  refreshReadiness(client);
};

const carrierDraftKey = (id = "new"): string => `carrier:${id}`;

type CarrierFormProps = {
  /** null for a new one. */
  carrier: Carrier | null;
  onSaved: (carrier: Carrier) => void;
  onDone: () => void;
};

const sides = ["lengthCm", "widthCm", "heightCm"] as const;

/** Adds or edits a carrier. Only its name is required. */
function CarrierForm({ carrier, onSaved, onDone }: CarrierFormProps) {
  const edit = useEdit(carrierCodec, carrier, {
    draftKey: carrierDraftKey(carrier?._id),
    create: (request) => call(createCarrier, request),
    update: (request, { _id: id }) => call(updateCarrier, { params: { id }, ...request }),
    onSaved: (saved) => {
      onSaved(saved);
      toast("Carrier saved.");
      onDone();
    },
    onConflict: onSaved,
    onClose: onDone,
  });
  return (
    <EditForm name="carrier" edit={edit} action="Save carrier">
      <TextField
        {...edit.field("name")}
        required
        autoComplete="off"
        hint="For example, “Soft bag.”"
      />
      <p className="meta">Measure the outside, as airlines do.</p>
      <div className={styles.three}>
        {sides.map((name) => (
          <TextField key={name} {...edit.field(name)} inputMode="decimal" autoComplete="off" />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          {...edit.field("weightKg")}
          hint="Empty, without your pet."
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...edit.field("soft")} hint="Airlines have different limits for each.">
          <option value="">Select</option>
          <option value="soft">Soft</option>
          <option value="hard">Hard</option>
        </SelectField>
      </div>
    </EditForm>
  );
}

/** The kind of sides, as a choice of words. */
const softness: FieldCodec<"" | "soft" | "hard", boolean | null> = {
  ...choice("Sides", ["", "soft", "hard"]),
  print: (wire) => (wire === null ? "" : wire ? "soft" : "hard"),
  parse: (value) => (value === "" ? null : value === "soft"),
};

/** How a carrier is edited. */
const carrierCodec = codec({
  noun: "carrier",
  resource: Carrier,
  create: createCarrier.body,
  update: updateCarrier.body,
  fields: {
    name: text("Name"),
    lengthCm: number("Length (cm)"),
    widthCm: number("Width (cm)"),
    heightCm: number("Height (cm)"),
    weightKg: number("Weight (kg)"),
    soft: softness,
  },
});

/** "18.1 in (46 cm) long, 11 in (28 cm) wide, 9.4 in (24 cm) tall, 2.6 lb (1.2 kg), soft-sided" */
function carrierText(carrier: Carrier): string {
  const { lengthCm, widthCm, heightCm, weightKg, soft } = carrier;
  const side = (cm: number | null, text: string) =>
    cm === null ? [] : [`${lengthText(cm)} ${text}`];
  return [
    ...side(lengthCm, "long"),
    ...side(widthCm, "wide"),
    ...side(heightCm, "tall"),
    ...(weightKg === null ? [] : [weightText(weightKg)]),
    ...(soft === null ? [] : [soft ? "soft-sided" : "hard-sided"]),
  ].join(", ");
}
