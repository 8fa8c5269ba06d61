import { useState } from "react";
import { useNavigate } from "react-router";
import { createProduct } from "#contracts/commerce/shop-admin.ts";
import { getShop } from "#contracts/commerce/shop.ts";
import { AdminNav } from "../admin-nav.tsx";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { Heading } from "../../ui/heading.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import type { Route } from "./+types/new-product-page";
import { OwnShop } from "./own-shop.tsx";
import { adminProductPath, adminProductsPath } from "../../links/admin-products.ts";
import { ProductFields } from "./product-fields.tsx";
import { bodyOf, noWords } from "./product-text.ts";
import { useProduct } from "./use-product.ts";
import { useUnsaved } from "./use-unsaved.ts";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New product", hidden: true });

export default function NewProductPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Say what it is. Price, stock and pictures come next; nobody sees it until you publish it."
      >
        New product
      </Heading>
      <OwnShop shop={shop}>
        {() => (
          <>
            <AdminNav />
            <NewProduct />
          </>
        )}
      </OwnShop>
    </section>
  );
}

function NewProduct() {
  const [words, setWords] = useState(noWords);
  const unsaved = useUnsaved();
  const navigate = useNavigate();
  const once = useOnce();
  const { forget } = useProduct(0);
  const { handle, ...said } = words;
  const body = { ...bodyOf(said), title: said.title, ...(handle.trim() ? { handle } : {}) };
  const form = useForm({
    check: () => fieldErrors(createProduct.body, body),
    send: async () => {
      const { _id, title } = await call(createProduct, { body, key: once.keyFor(body) });
      once.done();
      unsaved.set(false);
      forget();
      toast(`Made: ${title}.`);
      await navigate(adminProductPath(_id));
    },
  });
  return (
    <Form name="product" of={form} className="stack loose read">
      <ProductFields
        words={words}
        set={(change) => {
          unsaved.set(true);
          setWords({ ...words, ...change });
        }}
        handleHint="The end of its address in other shops' software. Empty: made of the title."
      />
      <div className="row">
        <SubmitButton of={form} busyText="Making…">
          Make it
        </SubmitButton>
        <LinkButton to={adminProductsPath}>Cancel</LinkButton>
      </div>
      <LeaveWarning when={unsaved.is} />
    </Form>
  );
}
