import type { ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  changeSettings,
  footerTextMax,
  getAdminSettings,
  AdminSettings,
  SiteCategory,
  siteNameMax,
  type SitePart,
  siteTextMax,
  welcomeMax,
} from "#contracts/kernel/settings.ts";
import { emailMax } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import { dayText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { file, flag, nullableText, plain, text } from "../../forms/fields.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { privacyPath, rulesPath, termsPath } from "../../links/legal.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { More } from "../../ui/more.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { CategoriesField } from "./categories-field.tsx";

const sections = {
  site: "Site",
  parts: "Parts and footer",
  categories: "Hoot categories",
  policies: "Rules and policies",
};

/** Edits the settings of the site. */
export function SettingsForm({ settings }: { settings: AdminSettings }) {
  const client = useQueryClient();
  const cacheSettings = (saved: AdminSettings) =>
    client.setQueryData<AdminSettings>(queryKeyOf(getAdminSettings), (cached) =>
      cached && cached.version > saved.version ? cached : saved,
    );
  const edit = useEdit(settingsCodec, settings, {
    draftKey: "site-settings",
    update: (request) => call(changeSettings, request),
    onSaved: (saved) => {
      cacheSettings(saved);
      toast("Saved. Reload the page to see the changes.");
    },
    onConflict: cacheSettings,
  });
  const saved = edit.current ?? settings;
  const wrongCategories = categoriesError(edit.errors);
  return (
    <EditForm
      name="settings"
      edit={edit}
      className="stack loose"
      action="Save settings"
      busyText="Saving…"
      disabled={!edit.isDirty()}
    >
      <nav className="row" aria-label="Sections">
        {Object.entries(sections).map(([id, title]) => (
          <LinkButton key={id} small to={`#${id}`}>
            {title}
          </LinkButton>
        ))}
      </nav>
      <SiteSection edit={edit} />
      <PartsSection edit={edit} />
      <SectionCard
        id="categories"
        title={sections.categories}
        sentence="Rename, add or hide categories. Existing posts keep their category. New posts can't use hidden ones."
      >
        <More
          title={`Edit ${edit.values.categories.length} categories`}
          open={JSON.stringify(edit.values.categories) !== JSON.stringify(saved.categories)}
          wrong={wrongCategories !== undefined}
        >
          <CategoriesField
            existing={saved.categories.length}
            categories={edit.values.categories}
            error={wrongCategories}
            onChange={(categories) => edit.set({ categories })}
          />
        </More>
      </SectionCard>
      <PolicySection edit={edit} published={saved.published} />
    </EditForm>
  );
}

type SectionProps = { edit: EditOf<typeof settingsCodec> };

const SiteSection = ({ edit }: SectionProps) => (
  <SectionCard id="site" title={sections.site}>
    <TextField
      {...edit.field("name")}
      hint="Shown in page titles, the header and emails. Leave blank to use the default name."
      autoComplete="off"
    />
    <FileField
      {...edit.file("logo")}
      accept="picture"
      camera={false}
      hint="Replaces the name in the header. It's shown on a light background."
    />
    <TextField
      {...edit.field("contactEmail")}
      type="email"
      hint="Shown in the footer, on legal pages and in emails. Leave blank to use the address in the server's configuration, if there is one."
      autoComplete="off"
    />
    <TextField
      {...edit.field("welcome")}
      hint="Shown to guests below the title of the home page. Leave blank to use the default text."
      autoComplete="off"
    />
  </SectionCard>
);

const PartsSection = ({ edit }: SectionProps) => (
  <SectionCard
    id="parts"
    title={sections.parts}
    sentence="A part that is off has no links and no pages. Nothing is deleted. Leave a text blank to use the default one."
  >
    <PartField edit={edit} part="shop">
      Shop: its pages, the cart and the products in search. Past orders can still be opened.
    </PartField>
    <PartField edit={edit} part="newsletter">
      Newsletter: its form and page. Subscribers can still unsubscribe, and you can still write to
      them.
    </PartField>
    <TextField
      {...edit.field("newsletterText")}
      hint="Shown above the newsletter form."
      autoComplete="off"
    />
    <PartField edit={edit} part="appBanner">
      App banner in the footer
    </PartField>
    <TextField {...edit.field("appText")} hint="Shown in the footer." autoComplete="off" />
    <TextField
      {...edit.field("tagline")}
      hint="Shown below the name in the footer."
      autoComplete="off"
    />
    <TextField
      {...edit.field("picturesNote")}
      hint="Shown in the last line of the footer."
      autoComplete="off"
    />
  </SectionCard>
);

type PartFieldProps = SectionProps & { part: SitePart; children: ReactNode };

const PartField = ({ edit, part, children }: PartFieldProps) => (
  <CheckField
    name={part}
    label={children}
    error={edit.errors[part]}
    checked={edit.values[part]}
    onChange={({ currentTarget }) => edit.set({ [part]: currentTarget.checked })}
  />
);

const PolicySection = ({
  edit,
  published,
}: SectionProps & { published: AdminSettings["published"] }) => (
  <SectionCard
    id="policies"
    title={sections.policies}
    sentence="Your text replaces the default. Each change is published as a new version with its date. New members agree to the current terms and privacy policy."
  >
    <SiteTextArea edit={edit} kind="rules" path={rulesPath} published={published.rules} />
    <SiteTextArea edit={edit} kind="terms" path={termsPath} published={published.terms} />
    <SiteTextArea edit={edit} kind="privacy" path={privacyPath} published={published.privacy} />
  </SectionCard>
);

/** The error of the list, or the first one of a category in it. */
const categoriesError = (errors: Readonly<Record<string, string | undefined>>) =>
  Object.entries(errors).find(([name]) => /^categories(?:\.|$)/.test(name))?.[1];

type SiteTextAreaProps = {
  edit: EditOf<typeof settingsCodec>;
  kind: "rules" | "terms" | "privacy";
  path: string;
  /** When the current version was published. */
  published: string | null;
};

const SiteTextArea = ({ edit, kind, path, published }: SiteTextAreaProps) => (
  <TextArea
    {...edit.field(kind)}
    hint={
      <>
        {published === null ? "The default text is shown." : `Published ${dayText(published)}.`}{" "}
        <a href={path} target="_blank" rel="noopener">
          View page
        </a>
        . Leave a blank line between paragraphs. Start a heading with “## ” and a list item with “-
        ”.
      </>
    }
    rows={8}
  />
);

/** The editable settings. */
const settingsCodec = codec({
  noun: "settings",
  resource: AdminSettings,
  update: changeSettings.body,
  fields: {
    name: text("Site name", { max: siteNameMax }),
    logo: file("Logo", { changed: "New logo" }),
    contactEmail: nullableText("Contact email", { max: emailMax }),
    welcome: text("Welcome text", { max: welcomeMax }),
    tagline: text("Tagline", { max: footerTextMax }),
    picturesNote: text("Note on pictures", { max: footerTextMax }),
    shop: flag("Shop"),
    newsletter: flag("Newsletter"),
    newsletterText: text("Newsletter text", { max: footerTextMax }),
    appBanner: flag("App banner"),
    appText: text("App banner text", { max: footerTextMax }),
    categories: plain("Categories", z.array(SiteCategory), [], (list) =>
      list.map(({ label, hidden }) => (hidden ? `${label} (hidden)` : label)).join(", "),
    ),
    rules: text("Community rules", { max: siteTextMax }),
    terms: text("Terms of use", { max: siteTextMax }),
    privacy: text("Privacy policy", { max: siteTextMax }),
  },
});
