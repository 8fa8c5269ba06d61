/** `checked` is the day or month of the page or its copy, as far as known. */
export type RuleSource = {
  kind: "official" | "quoted";
  title: string;
  address?: string;
  checked?: string;
};
