import { Link } from "react-router";
import { cartDays } from "#contracts/commerce/shop.ts";
import { useIsOff, useSite } from "../../data/site.ts";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/privacy-page";
import { ContactUs, LegalPage, OperatorName, SiteHost } from "./legal-page.tsx";
import { siteTextLoader } from "./load-site-text.ts";

export const loader = siteTextLoader("privacy");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacy policy",
    description:
      "What this site stores about you and your pets, who can see it, the one cookie it sets, and how to delete your data.",
  });

export default function PrivacyPage({ loaderData: text }: Route.ComponentProps) {
  return (
    <LegalPage
      text={text}
      title="Privacy policy"
      sentence="What we store, who can see it and how to delete it."
    >
      <p>
        <SiteHost /> is run by <OperatorName />. This policy covers the site and its emails. For
        questions or requests, <ContactUs />.
      </p>

      <Stored />
      <Visibility />
      <InBrowser />
      <h2>Uploads</h2>
      <p>
        Photos are saved again as new files, without the location and other details that a camera
        adds. PDFs are stored as you upload them.
      </p>

      <h2>Other companies</h2>
      <OtherCompanies />

      <Deletion />
    </LegalPage>
  );
}

function OtherCompanies() {
  const site = useSite();
  const hasShop = !useIsOff("shop");
  return (
    <ul>
      <li>
        <b>GIPHY:</b> some posts show a GIF from GIPHY. Your browser loads it from there, so GIPHY
        sees your IP address. GIF searches go through our server.
      </li>
      {site?.mapTiles && (
        <li>
          <b>Street map:</b> on pages of places, and where you open a trip on a map, your browser
          loads images from {new URL(site.mapTiles.url).host}, which sees your IP address and the
          area you look at.
        </li>
      )}
      {site?.usesShopify && hasShop && (
        <li>
          <b>Shopify:</b> our shop is hosted by Shopify, which receives your cart, your order and
          your payment details.
        </li>
      )}
      {site?.widgets?.origin !== undefined && (
        <li>
          <b>Partners:</b> some pages show offers from partners, in frames that can't read your data
          or store anything in your browser. A partner sees your IP address when its frame loads.
        </li>
      )}
      <li>
        <b>Links:</b> we link to authorities, airlines and others. Their own policies apply there.
      </li>
    </ul>
  );
}

const Stored = () => (
  <>
    <h2>What we store</h2>
    <ul>
      <li>
        <b>Your account:</b> your name, your email, a hash of your password, and which terms and
        privacy policy you agreed to and when. If you signed up with an invitation, also who sent
        it. No one can read the password itself.
      </li>
      <li>
        <b>Where you're logged in:</b> a short description of each device, such as “Firefox on
        Linux,” and when you logged in. A login ends after a day without a visit.
      </li>
      <li>
        <b>What you add:</b> your profile, pets, records, documents, photos, trips, travel reports,
        hoots, stories, comments, likes, bookmarks, votes and suggested places, and the people you
        follow, mute or block.
      </li>
      <li>
        <b>The shop:</b> your cart, for {cartDays} days after your last change. If you place an
        order: your email, your shipping address and the items.
      </li>
      <li>
        <b>The newsletter:</b> your email, your name and comment if you gave them, and when you
        agreed.
      </li>
    </ul>
    <p>
      We use this to run the site and to send the emails you expect. We don't sell it, we don't show
      ads based on it, and we have no analytics.
    </p>
    <p>
      Your IP address is used to limit abuse. It stays in the server's memory, or in the database as
      a hash, and isn't stored with your account. A hosting company or a proxy in front of the site
      may have its own log of visits.
    </p>
  </>
);

const Visibility = () => (
  <>
    <h2>Who can see it</h2>
    <ul>
      <li>
        <b>Everyone, including search engines:</b> your name, username, avatar, bio, photo gallery,
        hoots, stories and comments, and a card for each pet with its name, photo, species, breed
        and description.
      </li>
      <li>
        <b>Only you:</b> your email, your bookmarks, the people you follow, mute or block, your
        notifications, your passport and documents, your pets' records and your trips. Of your
        travel reports, others see totals of three or more people, and moderators see each one.
      </li>
      <li>
        <b>People with a link:</b> a trip you share and your calendar, until the link expires or you
        turn it off.
      </li>
      <li>
        <b>Admins of this site:</b> suggested places and orders. The people who run the server can
        also access its database and files.
      </li>
    </ul>
  </>
);

const InBrowser = () => (
  <>
    <h2>Cookies and browser storage</h2>
    <p>
      We set one cookie, <code>wagabond_device</code>, when you log in. It tells the server that you
      logged in from this browser before, so other people's failed logins don't lock you out. It
      lasts 400 days and isn't used for tracking.
    </p>
    <p>
      Your browser also stores your login, your drafts, your cart, checklists and your choice of
      light or dark mode. It keeps copies of public pages you've visited, so they open without a
      connection. Logging out removes your login, drafts, cart and these copies from the browser.
    </p>
  </>
);

const Deletion = () => (
  <>
    <h2>How to delete your data</h2>
    <ul>
      <li>You can edit or delete what you added at any time.</li>
      <li>
        You can delete your account on your <Link to="/account">account page</Link>. Your profile,
        pets, records, documents, photos, trips, travel reports and stories are deleted right away.
      </li>
      <li>
        Your hoots and comments stay, without your name. To remove them, delete them first.
        Suggested places that are already public also stay, without your name.
      </li>
      <li>The shop keeps orders with their email and shipping address.</li>
      <li>
        Every newsletter has an unsubscribe link. We keep your email marked as unsubscribed. To have
        it deleted, contact us.
      </li>
      <li>Deleted data stays in backups until they're replaced.</li>
    </ul>
    <p>
      For a copy of your data, or to correct or delete something you can't change yourself,{" "}
      <ContactUs />. Depending on where you live, you may have more rights, such as complaining to a
      data protection authority.
    </p>
  </>
);
