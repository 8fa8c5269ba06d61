import { articleCards } from "#reference/articles.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/articles-page";
import styles from "./articles-page.module.css";
import { Card } from "./card.tsx";
import { WideCard } from "./wide-card.tsx";

export const loader = () => articleCards;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Articles",
    description:
      "What to know before a trip with a dog or a cat: papers, airlines, borders and calm journeys, with sources and dates.",
  });

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const [featured, ...others] = loaderData;
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <Heading level="h1" sentence="What to know before you go, and where each rule was read.">
            Articles
          </Heading>
          {featured && <WideCard article={featured} kicker="Start here" large />}
        </div>
      </section>
      <section className="wrap">
        <ul className={styles.grid}>
          {others.map((article) => (
            <li key={article.id}>
              <Card article={article} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
