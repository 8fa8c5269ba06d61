import { Link } from "react-router";
import { unverifiedPostsMax } from "#contracts/accounts/limits.ts";
import { termsPath } from "../../links/legal.ts";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/rules-page";
import { ContactUs, LegalPage } from "./legal-page.tsx";
import { siteTextLoader } from "./load-site-text.ts";

export const loader = siteTextLoader("rules");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Community rules",
    description:
      "How we treat each other and our pets here: what to post, what not to post, and how to report something.",
  });

export default function RulesPage({ loaderData: text }: Route.ComponentProps) {
  return (
    <LegalPage
      text={text}
      title="Community rules"
      sentence="Write as you would to a friend who is standing at the airport with their pet."
    >
      <Welcome />

      <NotAllowed />

      <h2>Automatic limits</h2>
      <p>
        Until your email is verified, you can make {unverifiedPostsMax} posts or comments, without
        links, GIFs or photos. The same text twice in a day is rejected.
      </p>

      <h2>If someone breaks the rules</h2>
      <p>
        Select Report in the menu of a hoot, comment, story, photo, profile or provider, then select
        a reason. Moderators look at every report. They can hide or remove content, send a warning,
        or suspend an account, as our <Link to={termsPath}>terms of use</Link> say. They tell the
        author why, and the author can appeal once. People who report something are told that we
        reviewed it; authors never learn who reported them. Without an account, <ContactUs />. If a
        person or an animal is in danger, call your local emergency services first.
      </p>
    </LegalPage>
  );
}

const Welcome = () => (
  <>
    <h2>Please do</h2>
    <ul>
      <li>
        <b>Share what you know.</b> Say when you traveled, with which pet and on which airline.
        Rules change, so the date matters.
      </li>
      <li>
        <b>Be kind.</b> People here are new to this, worried about a pet, or writing in a second
        language.
      </li>
      <li>
        <b>Put the animal first.</b> Good advice keeps pets safe, cool, fed and calm.
      </li>
      <li>
        <b>Credit others.</b> Use your own photos, or ones you're allowed to share.
      </li>
      <li>
        <b>Say who you are.</b> If you work for an airline, a vet or a shop you recommend, mention
        it.
      </li>
    </ul>
  </>
);

const NotAllowed = () => (
  <>
    <h2>Please don't</h2>
    <ul>
      <li>Harass, threaten or insult anyone, or attack people for who they are.</li>
      <li>Show or encourage cruelty to animals.</li>
      <li>
        Explain how to break the rules: false papers, fake service animals, sedating a pet for a
        flight without a vet, or smuggling.
      </li>
      <li>Sell animals.</li>
      <li>
        Post private information, such as passports, booking codes, home addresses or photos of
        people who don't want to be shown.
      </li>
      <li>Spam, post the same thing many times, or hide advertising in a tip.</li>
      <li>Pretend to be someone else, or post anything illegal.</li>
    </ul>
  </>
);
