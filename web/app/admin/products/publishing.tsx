import { useState } from "react";
import { changeProduct, nothingToBuy, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { productPath } from "../../links/shop.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { useProduct } from "./use-product.ts";
import { publishedText } from "./text.ts";

/** Whether everybody sees a product, and the switch for it. */
export function Publishing({ product }: { product: OwnProduct }) {
  const { _id: id, title, published, variants } = product;
  const [state, setState] = useState<{ is: "still" | "busy" } | { is: "failed"; words: string }>({
    is: "still",
  });
  const { keep, lookAgain } = useProduct(id);
  const { label, tone } = publishedText(product);
  const isBare = variants.length === 0;

  const turn = async () => {
    setState({ is: "busy" });
    try {
      const body = { published: !published };
      keep(await call(changeProduct, { params: { id: `${id}` }, body }));
      toast(published ? `Nobody sees ${title} now.` : `Everybody sees ${title} now.`);
      setState({ is: "still" });
    } catch (error) {
      lookAgain(error);
      const words = errorMessage(error, "It could not be changed.");
      setState({ is: "failed", words });
    }
  };

  return (
    <section className="card pad stack" aria-label="Who sees it">
      <div>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p>
        {published
          ? "Everybody finds it in the Marketplace."
          : isBare
            ? nothingToBuy
            : "Only admins see it."}
      </p>
      {state.is === "failed" && <Notice>{state.words}</Notice>}
      <div className="row">
        <Button
          look={published ? "sec" : "go"}
          busy={state.is === "busy"}
          disabled={!published && isBare}
          onClick={() => void turn()}
        >
          {published ? "Unpublish" : "Publish"}
        </Button>
        {published && <LinkButton to={productPath(`${id}`)}>See it</LinkButton>}
      </div>
    </section>
  );
}
