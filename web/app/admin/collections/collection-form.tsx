import { useNavigate } from "react-router";
import {
  changeCollection,
  collectionDescriptionMax,
  CollectionProduct,
  collectionTitleMax,
  createCollection,
  AdminCollection,
} from "#contracts/commerce/collections.ts";
import { handleMax } from "#contracts/commerce/shop-admin.ts";
import * as z from "zod/mini";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { plain, text } from "../../forms/fields.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { adminCollectionPath, adminCollectionsPath } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { ProductsField } from "./products-field.tsx";
import { useCollection } from "./use-collection.ts";

/** Edits a collection. */
export function CollectionForm({ collection }: { collection: AdminCollection }) {
  const { cacheCollection } = useCollection(collection._id);
  const edit = useEdit(collectionCodec, collection, {
    draftKey: `collection:${collection._id}`,
    update: (request, { _id: id }) =>
      call(changeCollection, { params: { id: `${id}` }, ...request }),
    onSaved: (saved) => {
      cacheCollection(saved);
      toast("Saved.");
    },
    onConflict: cacheCollection,
  });
  return (
    <EditForm
      name="collection"
      edit={edit}
      action="Save"
      busyText="Saving…"
      disabled={!edit.isDirty()}
    >
      <CollectionFields
        edit={edit}
        handleHint="Used in the collection's URL. Links with the old handle will stop working."
      />
    </EditForm>
  );
}

/** Creates a collection. */
export function NewCollection() {
  const navigate = useNavigate();
  const { forget } = useCollection(0);
  const edit = useEdit(collectionCodec, null, {
    draftKey: "collection",
    create: (request) => call(createCollection, request),
    onSaved: async ({ _id, title }) => {
      forget();
      toast(`${title} created.`);
      await navigate(adminCollectionPath(_id));
    },
  });
  return (
    <EditForm
      name="collection"
      edit={edit}
      className="card pad stack loose read"
      action="Create collection"
      busyText="Creating…"
      beside={<LinkButton to={adminCollectionsPath}>Cancel</LinkButton>}
    >
      <CollectionFields
        edit={edit}
        handleHint="Used in the collection's URL. Leave blank to create it from the title."
      />
    </EditForm>
  );
}

type CollectionFieldsProps = {
  edit: EditOf<typeof collectionCodec>;
  /** The hint of the handle field. */
  handleHint: string;
};

const CollectionFields = ({ edit, handleHint }: CollectionFieldsProps) => (
  <>
    <TextField {...edit.field("title")} autoComplete="off" required />
    <TextArea
      {...edit.field("description")}
      hint="Plain text, shown above the products."
      rows={3}
    />
    <TextField {...edit.field("handle")} hint={handleHint} autoComplete="off" />
    <ProductsField
      products={edit.values.products}
      error={edit.errors["products"]}
      onChange={(products) => edit.set({ products })}
    />
  </>
);

const products = plain("Products", z.array(CollectionProduct), [], (list) =>
  list.map(({ title }) => title).join(", "),
);

/** The editable fields of a collection. */
const collectionCodec = codec({
  noun: "collection",
  resource: AdminCollection,
  create: createCollection.body,
  update: changeCollection.body,
  fields: {
    title: text("Title", { max: collectionTitleMax }),
    description: text("Description", { max: collectionDescriptionMax }),
    handle: text("Handle", { max: handleMax }),
    products: {
      ...products,
      // The request contains only the IDs.
      parse: (list: readonly CollectionProduct[]) => list.map(({ _id: id }) => id),
    },
  },
});
