import { CircleAlert, Plus, X } from "lucide-react";
import { categoriesMax, categoryMax, type SiteCategory } from "#contracts/kernel/settings.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import styles from "../admin.module.css";

type CategoriesFieldProps = {
  categories: readonly SiteCategory[];
  /** How many of them are saved; those can be hidden and not removed. */
  existing: number;
  error: string | undefined;
  onChange: (categories: SiteCategory[]) => void;
};

const inputId = (place: number) => `category-${place}`;
const addId = "add-category";

/** The categories in order: their labels, whether forms offer them, and a button to add one. */
export function CategoriesField({ categories, existing, error, onChange }: CategoriesFieldProps) {
  const change = (place: number, changes: Partial<SiteCategory>) =>
    onChange(
      categories.map((category, index) =>
        index === place ? { ...category, ...changes } : category,
      ),
    );
  const add = () => {
    onChange([...categories, { name: "", label: "", hidden: false }]);
    focusSoon(inputId(categories.length));
  };
  const remove = (place: number) => {
    onChange(categories.filter((_, index) => index !== place));
    focusSoon(addId);
  };

  return (
    <div className="stack">
      <ul className={styles.categoriesFieldList} aria-label="Categories">
        {categories.map((category, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a new one has no name until it is typed
          <li key={place} className={styles.categoriesFieldRow}>
            <CategoryInputs
              category={category}
              place={place}
              isNew={place >= existing}
              onChange={(changes) => change(place, changes)}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
      <div>
        <Button
          id={addId}
          icon={<Plus size={20} aria-hidden />}
          disabled={categories.length >= categoriesMax}
          onClick={add}
        >
          Add category
        </Button>
      </div>
    </div>
  );
}

type CategoryInputsProps = {
  category: SiteCategory;
  place: number;
  isNew: boolean;
  onChange: (changes: Partial<SiteCategory>) => void;
  onRemove: () => void;
};

/** A category's label, and whether it is hidden; a new one can be removed instead. */
function CategoryInputs({ category, place, isNew, onChange, onRemove }: CategoryInputsProps) {
  const { name, label, hidden } = category;
  const shown = label || "New category";
  return (
    <>
      <TextField
        id={inputId(place)}
        name={`categories.${place}.label`}
        label={isNew ? "New category" : `Label for ${name}`}
        labelHidden
        value={label}
        maxLength={categoryMax}
        autoComplete="off"
        onChange={({ target: { value } }) =>
          // Posts store the name, so it is only set once.
          onChange(isNew ? { name: value, label: value } : { label: value })
        }
      />
      {isNew ? (
        <Button
          small
          icon={<X size={18} aria-hidden />}
          aria-label={`Remove ${shown}`}
          onClick={onRemove}
        />
      ) : (
        <CheckField
          name={`categories.${place}.hidden`}
          label={
            <>
              Hide<span className="sr"> {shown}</span>
            </>
          }
          checked={hidden}
          disabled={place === 0 && name === "General"}
          onChange={({ target: { checked } }) => onChange({ hidden: checked })}
        />
      )}
    </>
  );
}
