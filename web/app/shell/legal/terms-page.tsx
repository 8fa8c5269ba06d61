import { Link } from "react-router";
import { unverifiedPostsMax } from "#contracts/accounts/limits.ts";
import { useIsOff, useSite } from "../../data/site.ts";
import { privacyPath, rulesPath } from "../../links/legal.ts";
import { shopPoliciesPath } from "../../links/shop.ts";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/terms-page";
import { ContactUs, LegalPage, OperatorName, SiteHost } from "./legal-page.tsx";
import { siteTextLoader } from "./load-site-text.ts";

export const loader = siteTextLoader("terms");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Terms of use",
    description:
      "The terms for using this site: your account, what you post, travel information, the shop and what we can't promise.",
  });

export default function TermsPage({ loaderData: text }: Route.ComponentProps) {
  return (
    <LegalPage
      text={text}
      title="Terms of use"
      sentence="What you can expect from us, and what we ask of you."
    >
      <p>
        These terms are between you and <OperatorName />. They apply when you use <SiteHost />. If
        you don't agree with them, please don't use the site.
      </p>

      <AccountTerms />

      <ContentTerms />

      <h2>Travel information</h2>
      <p>
        Entry requirements, airline policies and local listings come from public sources, each with
        the date it was last checked. They can be incomplete or out of date. Before you book or
        travel, confirm them with the authority, the airline or your vet. Nothing here is legal or
        veterinary advice. What members write is their own experience.
      </p>

      {!useIsOff("shop") && <ShopTerms />}

      <h2>Partners and links</h2>
      <p>
        Some pages link to other companies or show their offers. If you book or buy there, your
        contract is with them.
      </p>

      <h2>What we can't promise</h2>
      <p>
        We provide the site as it is. It can be unavailable, have errors or end. As far as the law
        allows, we aren't liable for losses from using it, such as a denied boarding or a missed
        trip. This doesn't limit rights that the law gives you as a consumer.
      </p>

      <h2>Changes</h2>
      <p>
        We may change these terms. The date below shows when they last changed. If you keep using
        the site after a change, the new terms apply. Questions? <ContactUs capital />.
      </p>
    </LegalPage>
  );
}

function ShopTerms() {
  const policies = <Link to={shopPoliciesPath}>shop policies</Link>;
  return (
    <>
      <h2>The shop</h2>
      {useSite()?.usesShopify ? (
        <p>Orders and payments are handled by Shopify. The {policies} apply.</p>
      ) : (
        <p>
          The shop is a demo. No payment is taken, nothing ships, and placing an order isn't a
          purchase. Details are in the {policies}.
        </p>
      )}
    </>
  );
}

const AccountTerms = () => (
  <>
    <h2>Your account</h2>
    <ul>
      <li>Use your own email, and keep your password to yourself.</li>
      <li>
        You need to be old enough to agree to these terms where you live. Otherwise a parent or
        guardian has to agree for you.
      </li>
      <li>
        Verify your email. Until then, you can make {unverifiedPostsMax} posts or comments, and you
        can't log in again.
      </li>
      <li>You can delete your account at any time, on your account page.</li>
    </ul>
  </>
);

const ContentTerms = () => (
  <>
    <h2>What you post</h2>
    <ul>
      <li>What you write and upload stays yours.</li>
      <li>
        You allow us to store, resize and show it on this site and in its feed for as long as it's
        here.
      </li>
      <li>Only post what you're allowed to share.</li>
      <li>
        Follow the <Link to={rulesPath}>community rules</Link>. We can remove what breaks them and
        close the accounts behind it.
      </li>
      <li>
        If you delete your account, your hoots and comments stay without your name. The{" "}
        <Link to={privacyPath}>privacy policy</Link> lists what is deleted.
      </li>
    </ul>
  </>
);
