import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/accessibility-page";
import { ContactUs, LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Accessibility",
    description:
      "How this site supports keyboards, screen readers, zoom and reduced motion, its known limits, and how to report a problem.",
  });

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      sentence="Everyone should be able to plan a trip with their pet."
    >
      <p>
        Our goal is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. If something
        doesn't work for you, we want to fix it: <ContactUs />.
      </p>

      <h2>What works</h2>
      <ul>
        <li>You can use everything with a keyboard. The first link skips to the content.</li>
        <li>Pages have headings, landmarks and labels for screen readers.</li>
        <li>Errors are listed above a form and beside each field.</li>
        <li>
          Text has enough contrast in light and in dark mode. Your device's setting is used by
          default.
        </li>
        <li>Pages work at 400% zoom without scrolling sideways.</li>
        <li>
          If your device is set to reduce motion, nothing moves on its own. Anything that moves can
          be paused.
        </li>
        <li>You can read hoots, stories and travel documents without JavaScript.</li>
      </ul>

      <h2>How we test</h2>
      <p>
        Every release is checked by automated tests against the rules of WCAG 2.2 AA, in light and
        dark mode, on wide and narrow screens, and with a keyboard. Automated tests don't find
        everything. There has been no outside audit.
      </p>

      <h2>Known limits</h2>
      <ul>
        <li>Members can describe their photos, but not everyone does.</li>
        <li>PDFs that people upload may not be readable by screen readers.</li>
        <li>We can't control offers from partners. Each has a plain link instead of its frame.</li>
        <li>Your account, trips and records need JavaScript.</li>
      </ul>

      <h2>Report a problem</h2>
      <p>
        <ContactUs capital /> with the page's address, what you tried, and the browser and assistive
        technology you use. If you need information from this site in another form, ask us.
      </p>
    </LegalPage>
  );
}
