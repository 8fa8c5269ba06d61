import { Hero, heroLinks } from "../layout/hero.tsx";
import { pageMeta } from "../layout/meta.ts";
import type { Route } from "./+types/page";
import { Banners } from "./banners.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Travel with your pet" });

export const links: Route.LinksFunction = () => [...heroLinks];

export default function HomePage() {
  return (
    <Hero>
      <Banners />
    </Hero>
  );
}
