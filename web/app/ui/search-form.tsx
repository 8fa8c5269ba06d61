import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { TextField } from "./field.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = Pick<
  ComponentProps<typeof TextField>,
  "id" | "label" | "placeholder" | "maxLength"
> & {
  /** The page that shows the results of `?q=`. */
  action: string;
  q: string;
  variant?: ComponentProps<typeof Button>["variant"];
  className?: string | undefined;
  /** Other values of the query, as hidden inputs. */
  children?: ComponentProps<"div">["children"];
};

/** A search field with its button. It works without scripts. */
export const SearchForm = ({
  action,
  q,
  variant,
  className,
  children,
  label,
  placeholder = label,
  ...field
}: SearchFormProps) => (
  <search>
    <Form method="get" action={action} className={classes(styles.form, className)}>
      <TextField
        {...field}
        key={q}
        name="q"
        type="search"
        label={label}
        labelHidden
        placeholder={placeholder}
        defaultValue={q}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
      <Button type="submit" variant={variant} icon={<Search size={20} aria-hidden />}>
        Search
      </Button>
    </Form>
  </search>
);
