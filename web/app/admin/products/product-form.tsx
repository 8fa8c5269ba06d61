import { useState } from "react";
import { changeProduct, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { ProductFields } from "./product-fields.tsx";
import { bodyOf, changesOf, type ProductText, wordsOf } from "./product-text.ts";
import { useProduct } from "./use-product.ts";

/** Changes what is said of a product. Fields that nobody touched follow what other admins write. */
export function ProductForm({ product }: { product: OwnProduct }) {
  const { _id: id, version } = product;
  const [touched, setTouched] = useState<Partial<ProductText>>({});
  const { keep, lookAgain } = useProduct(id);
  const there = wordsOf(product);
  const changes = changesOf(there, touched);
  const isChanged = Object.keys(changes).length > 0;
  const body = bodyOf(changes);
  const form = useForm({
    check: () => fieldErrors(changeProduct.body, body),
    send: async () => {
      const params = { id: `${id}` };
      keep(await call(changeProduct, { params, body, ifVersion: version }));
      setTouched({});
      toast("Saved.");
    },
    words: (error) => {
      lookAgain(error);
      return error.code === "CONFLICT"
        ? "Somebody else changed this product meanwhile. Look over it, and save again."
        : undefined;
    },
  });
  return (
    <Form name="product" of={form}>
      <ProductFields
        words={{ ...there, ...touched }}
        set={(change) => setTouched({ ...touched, ...change })}
        handleHint="The end of its address in other shops' software."
      />
      <div className="row">
        <SubmitButton of={form} disabled={!isChanged} busyText="Saving…">
          Save
        </SubmitButton>
      </div>
      <LeaveWarning when={() => isChanged} />
    </Form>
  );
}
