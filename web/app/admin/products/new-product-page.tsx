import { useNavigate } from "react-router";
import { createProduct } from "#contracts/commerce/shop-admin.ts";
import { getShop } from "#contracts/commerce/shop.ts";
import { AdminNav } from "../admin-nav.tsx";
import { call } from "../../data/browser.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EditForm } from "../../forms/edit-form.tsx";
import { Heading } from "../../ui/heading.tsx";
import { toast } from "../../ui/toast.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import type { Route } from "./+types/new-product-page";
import { OwnShop } from "./own-shop.tsx";
import { adminProductPath, adminProductsPath } from "../../links/admin-products.ts";
import { ProductFields } from "./product-fields.tsx";
import { productCodec } from "./product-codec.ts";
import { useProduct } from "./use-product.ts";

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
  const navigate = useNavigate();
  const { forget } = useProduct(0);
  const edit = useEdit(productCodec, null, {
    draftKey: "product",
    create: (request) => call(createProduct, request),
    onSaved: async ({ _id, title }) => {
      forget();
      toast(`Made: ${title}.`);
      await navigate(adminProductPath(_id));
    },
  });
  return (
    <EditForm
      name="product"
      of={edit}
      className="stack loose read"
      action="Make it"
      busyText="Making…"
      beside={<LinkButton to={adminProductsPath}>Cancel</LinkButton>}
    >
      <ProductFields
        edit={edit}
        handleHint="The end of its address in other shops' software. Empty: made of the title."
      />
    </EditForm>
  );
}
