import { listServicePlaces } from "#contracts/lookup/answers.ts";
import { listRandomStories } from "#contracts/community/stories.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { listBesties } from "#contracts/community/gallery.ts";
import { pageHoots, randomHoots } from "#contracts/community/hoots.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import { apiContext, reportContext } from "../data/server.ts";
import { forCard as storyForCard } from "../community/stories/index.ts";
import { Hero, heroLinks } from "../shell/hero.tsx";
import { pageMeta } from "../ui/meta.ts";
import { SearchPanel } from "../lookup/search-panel/index.ts";
import { Widget } from "../commerce/widgets/index.ts";
import type { Route } from "./+types/page";
import { Besties } from "./besties.tsx";
import { Everything } from "./everything.tsx";
import { Everyone } from "./everyone.tsx";
import { Featured } from "./featured.tsx";
import { arrived, bestiesCount, deal, drawCount, forCard, made, stripCount } from "./parts.ts";
import styles from "./sections.module.css";
import { Tea } from "./tea.tsx";
import { Write } from "./write.tsx";

// They begin to turn when somebody comes near.
const Banners = lazy(async () => (await import("./banners.tsx")).Banners, { when: "visible" });

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const report = context.get(reportContext);
  const [places, besties, newest, drawn, stories] = await Promise.all([
    arrived(call(listServicePlaces), report),
    arrived(call(listBesties), report),
    arrived(call(pageHoots, { query: { page: 1, limit: stripCount } }), report),
    arrived(call(randomHoots, { query: { count: drawCount } }), report),
    arrived(call(listRandomStories), report),
  ]);
  const strip = made(newest, ({ data }) => data);
  const dealt = made(drawn, (hoots) => deal(hoots, strip.is === "here" ? strip.what : []));
  return {
    today: utcDay(),
    known: places.is === "here" ? places.what : undefined,
    besties: made(besties, ({ images }) => images.slice(0, bestiesCount)),
    stories: made(stories, (blogs) => blogs.map(storyForCard)),
    latest: made(dealt, ({ latest }) => latest.map(forCard)),
    strip: made(strip, (hoots) => hoots.map(forCard)),
    featured: made(dealt, ({ featured }) => featured),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Travel with your pet",
    description:
      "Where are you and your dog going next? Postcards about borders, ferries, airlines and good places, from people who travel with their pets.",
  });

export const links: Route.LinksFunction = () => [...heroLinks];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero>
        <SearchPanel known={loaderData.known} />
      </Hero>
      <div className={`wrap ${styles.banners}`}>
        <Banners />
      </div>
      <div className={`wrap ${styles.deals}`}>
        <Widget place="home-deals" />
      </div>
      <Besties part={loaderData.besties} today={loaderData.today} />
      <div className="wrap">
        <Widget place="home-activities" />
      </div>
      <Write />
      <Tea stories={loaderData.stories} latest={loaderData.latest} />
      <Everyone part={loaderData.strip} />
      <Featured part={loaderData.featured} />
      <Everything />
    </>
  );
}
