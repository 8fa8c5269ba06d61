import { Link } from "react-router";
import type { Story } from "#contracts/community/stories.ts";
import { checkPath, waysPath } from "../../links/check.ts";
import { countryText } from "../../lookup/places/index.ts";
import { DrawnMap } from "../../ui/drawn-map.tsx";

type StoryRouteProps = { route: NonNullable<Story["route"]> };

/** The way that a story is about, on a map, with where it leads here. A trip within a country has no map. */
export function StoryRoute({ route: { from, to, documents } }: StoryRouteProps) {
  const [start, end] = [countryText(from), countryText(to)];
  const drawing = `/art/v1/routes/${from}-${to}`;
  return (
    <>
      {from !== to && (
        <DrawnMap
          label={`Map of the way: ${start} to ${end}`}
          day={`${drawing}.svg`}
          night={`${drawing}.night.svg`}
        />
      )}
      <div>
        <h2>{from === to ? `Within ${start}` : `${start} to ${end}`}</h2>
        <p className="row">
          {documents && <Link to={documents}>Documents</Link>}
          <Link to={checkPath({ from: start, to: end })}>Check my pet</Link>
          <Link to={waysPath({ from: start, to: end })}>Ways that work</Link>
        </p>
      </div>
    </>
  );
}
