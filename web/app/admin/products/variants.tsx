import { useState } from "react";
import { type OwnProduct, type OwnVariant, variantsMax } from "#contracts/commerce/shop-admin.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DeleteVariant } from "./delete-variant.tsx";
import styles from "./product.module.css";
import { useUnsaved } from "./use-unsaved.ts";
import { VariantForm } from "./variant-form.tsx";
import { VariantLine } from "./variant-line.tsx";
import { variantName } from "./text.ts";

type Asking = { to: "add" } | { to: "change" | "delete"; variant: OwnVariant };

/** What a product comes in: prices, and how many there are of each. */
export function Variants({ product }: { product: OwnProduct }) {
  const { variants, options } = product;
  const [asking, setAsking] = useState<Asking>();
  const typed = useUnsaved();
  const close = () => {
    typed.set(false);
    setAsking(undefined);
  };
  const hasRoom = options.length === 0 ? variants.length === 0 : variants.length < variantsMax;
  return (
    <div className="stack">
      <div className="row apart">
        <h2 id="variants" className={styles.part} tabIndex={-1}>
          Prices and stock
        </h2>
        {hasRoom && (
          <Button
            small
            look={variants.length === 0 ? "go" : "sec"}
            onClick={() => setAsking({ to: "add" })}
          >
            {options.length === 0 ? "Add a price" : "Add a variant"}
          </Button>
        )}
      </div>
      {variants.length === 0 ? (
        <p className="meta">
          {options.length === 0
            ? "It comes in one kind and has no price yet."
            : `Buyers choose by ${options.join(" and ")}, and there is nothing to choose yet.`}
        </p>
      ) : (
        <ul className={styles.variants} aria-label="Variants">
          {variants.map((variant) => (
            <VariantLine
              key={variant._id}
              product={product}
              variant={variant}
              onChange={() => setAsking({ to: "change", variant })}
              onDelete={() => setAsking({ to: "delete", variant })}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={asking?.to === "add" || asking?.to === "change"}
        title={
          asking?.to === "change"
            ? `Change ${variantName(asking.variant)}`
            : options.length === 0
              ? "Add a price"
              : "Add a variant"
        }
        // What is typed does not go by a slip of the mouse; there is a button to cancel.
        onClose={() => typed.is() || close()}
        wide
      >
        {asking && asking.to !== "delete" && (
          <VariantForm
            product={product}
            variant={asking.to === "change" ? asking.variant : undefined}
            onTyped={() => typed.set(true)}
            onClose={close}
          />
        )}
      </Dialog>
      <DeleteVariant
        product={product}
        variant={asking?.to === "delete" ? asking.variant : undefined}
        onClose={close}
      />
    </div>
  );
}
