import { listServicePlaces } from "#contracts/lookup/answers.ts";
import { listRandomStories } from "#contracts/community/stories.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { listBesties, type Besty } from "#contracts/community/gallery.ts";
import { pageHoots, randomHoots, type Hoot } from "#contracts/community/hoots.ts";
import { figureUrl, portraitUrl } from "#art/urls.ts";
import { defaultWelcome } from "#contracts/kernel/settings.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import { apiContext, reportContext } from "../data/server.ts";
import { forCard as storyForCard } from "../community/stories/index.ts";
import { useIsOff, useSite } from "../data/site.ts";
import { Hero, heroLinks } from "../shell/hero.tsx";
import { pageMeta } from "../ui/meta.ts";
import { SearchPanel } from "../lookup/search-panel/index.ts";
import { Widget } from "../commerce/widgets/index.ts";
import { useOwnProfile } from "../accounts/viewer/index.ts";
import { useSession } from "../data/browser.ts";
import type { Route } from "./+types/page";
import {
  loadSection,
  bestiesMax,
  distributeHoots,
  randomCount,
  forCard,
  mapSection,
  stripCount,
  type Section,
} from "./sections.ts";
import { anyLook, WelcomeText } from "./welcome-text.tsx";
import styles from "./sections.module.css";
import { StoriesAndHoots, NewestHoots, fetchRandomHoots } from "./stories-and-hoots.tsx";
import { LazyWriteForm, BesidePoster, LazyFeaturedHoot } from "../community/hoots/index.ts";
import { useState, type MouseEvent } from "react";
import { Link } from "react-router";
import { writePath } from "../links/hoots.ts";
import { LazyStrip } from "../commerce/shop/index.ts";
import { marketplacePath } from "../links/shop.ts";
import { Avatar } from "../ui/avatar.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { LoadedSection } from "./loaded-section.tsx";
import bestiesSectionStyles from "./besties.module.css";

// The carousel starts near the viewport.
const Banners = lazy(async () => (await import("./banners.tsx")).Banners, { when: "visible" });

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const report = context.get(reportContext);
  const [serviceCities, besties, newest, random, stories] = await Promise.all([
    loadSection(call(listServicePlaces), report),
    loadSection(call(listBesties), report),
    loadSection(call(pageHoots, { query: { page: 1, limit: stripCount } }), report),
    loadSection(call(randomHoots, { query: { count: randomCount } }), report),
    loadSection(call(listRandomStories), report),
  ]);
  const strip = mapSection(newest, ({ data }) => data);
  const distributed = mapSection(random, (hoots) =>
    distributeHoots(hoots, strip.is === "loaded" ? strip.data : []),
  );
  return {
    today: utcDay(),
    serviceCities: serviceCities.is === "loaded" ? serviceCities.data : undefined,
    besties: mapSection(besties, ({ images }) => images.slice(0, bestiesMax)),
    stories: mapSection(stories, (blogs) => blogs.map(storyForCard)),
    latest: mapSection(distributed, ({ latest }) => latest.map(forCard)),
    strip: mapSection(strip, (hoots) => hoots.map(forCard)),
    featured: mapSection(distributed, ({ featured }) => featured),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Travel with your pet",
    description:
      "Plan a trip with your pet: airline pet policies, travel documents, local vets and tips from people who travel with their pets.",
  });

export const links: Route.LinksFunction = () => [...heroLinks];

// A member's trips load in the browser: the page is cached for everyone.
const MemberStart = lazy(async () => (await import("./member-start.tsx")).MemberStart);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.home}>
      <Hero text={<Welcome />}>
        <div className={styles.entry}>
          <div className={`member-only ${styles.own}`}>
            {useSession().is === "member" && (
              <MemberStart fallback={<div className="card" aria-busy />} />
            )}
          </div>
          <SearchPanel serviceCities={loaderData.serviceCities} />
        </div>
      </Hero>
      <Write />
      <NewestHoots section={loaderData.strip} />
      <Besties section={loaderData.besties} today={loaderData.today} />
      <div className={`wrap ${styles.banners}`}>
        <Banners />
        <div className={styles.partners}>
          <Widget slot="home-deals" />
          <Widget slot="home-travel" />
          <Widget slot="home-activities" />
        </div>
      </div>
      <StoriesAndHoots stories={loaderData.stories} latest={loaderData.latest} />
      <Featured section={loaderData.featured} />
      {!useIsOff("shop") && <Products />}
    </div>
  );
}

/** One line until it is opened, then the form to write a hoot. A guest's draft is saved while they log in. */
function Write() {
  const [isOpen, setOpen] = useState(false);
  const me = useOwnProfile();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <section className={`wrap ${styles.composer}`} aria-label="Write a hoot">
      {isOpen ? (
        <LazyWriteForm compact />
      ) : (
        <Link className={`card ${styles.line}`} to={writePath} onClick={open}>
          {me ? (
            <Avatar face={me} />
          ) : (
            <img src={portrait} alt="" width={40} height={40} loading="lazy" decoding="async" />
          )}
          <span>What did you and your pet find out?</span>
          <b>Write a hoot</b>
        </Link>
      )}
    </section>
  );
}

/** The strip of products, which load near the viewport. */
function Products() {
  return (
    <section className={styles.sectionsSection}>
      <div className="wrap">
        <Heading
          sentence="Gear for the road, the cabin and back home."
          action={
            <LinkButton small to={marketplacePath}>
              Marketplace
            </LinkButton>
          }
        >
          Everything You Need
        </Heading>
        <div>
          <LazyStrip />
        </div>
        <p className={styles.noScript}>
          See all products in the <Link to={marketplacePath}>marketplace</Link>, with photos and
          prices.
        </p>
      </div>
    </section>
  );
}

const fetchOne = async () => (await fetchRandomHoots(1))[0];

/** One full hoot, beside a poster of its place. */
function Featured({ section }: { section: Section<Hoot | undefined> }) {
  return (
    <section className="tint-sunk">
      <div className="wrap">
        <LoadedSection
          section={section}
          reload={fetchOne}
          title={<Heading>Featured Posts</Heading>}
          message="Couldn't load the featured hoot."
        >
          {(hoot) => (
            <BesidePoster hoot={hoot}>
              <div>
                <LazyFeaturedHoot hoot={hoot} />
              </div>
            </BesidePoster>
          )}
        </LoadedSection>
        <div className={styles.belowFeatured}>
          <Widget slot="featured-deals" />
        </div>
      </div>
    </section>
  );
}

const BestiesStrip = lazy(async () => (await import("./besties-strip.tsx")).BestiesStrip, {
  when: "visible",
});

const TripMonth = lazy(async () => (await import("./trip-month.tsx")).TripMonth, {
  when: "visible",
});

type BestiesProps = { section: Section<readonly Besty[]>; today: string };

/**
 * Random photos of pets; beside them, on wide screens, the coming months. `today` is the date on which the page was
 * rendered, `YYYY-MM-DD`.
 */
function Besties({ section, today }: BestiesProps) {
  return (
    <div className={`wrap ${bestiesSectionStyles.columns}`}>
      <section aria-label="Besties">
        <BestiesStrip section={section} />
      </section>
      <section className={bestiesSectionStyles.tripMonth} aria-label="Pick a month">
        <TripMonth today={today} />
      </section>
    </div>
  );
}

// A member's pets and trips load in the browser: the page is cached for everyone.
const MemberWelcome = lazy(async () => (await import("./member-welcome.tsx")).MemberWelcome);

const portrait = portraitUrl({
  species: "dog",
  colour: "white",
  ears: "curly",
  background: "mint",
});

const figure = figureUrl(anyLook);

const anyDog = <img src={portrait} alt="" width={64} height={64} />;

const welcomeWithoutShop = "Store trips, vaccine records and documents, and share tips.";

/** The title of the page. Members see their own pet and next trip, in the same space. */
function Welcome() {
  const session = useSession();
  const byDefault = useIsOff("shop") ? welcomeWithoutShop : defaultWelcome;
  const sentence = useSite()?.welcome ?? byDefault;
  if (session.is === "member") {
    const [firstName = ""] = session.name.split(" ");
    const waiting = (
      <WelcomeText figure={figure} picture={anyDog} pet="your dog">
        Hi {firstName}.
      </WelcomeText>
    );
    return <MemberWelcome fallback={waiting} firstName={firstName} waiting={waiting} />;
  }
  return (
    <WelcomeText figure={figure} picture={anyDog} pet="your dog">
      <span className="guest-only">{sentence}</span>
    </WelcomeText>
  );
}
