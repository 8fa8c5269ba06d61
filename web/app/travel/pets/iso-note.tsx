import { isoMicrochipPlaces } from "#reference/microchips.ts";
import { Notice } from "../../ui/notice.tsx";
import styles from "./pets.module.css";

const places = isoMicrochipPlaces();

/** Tells the owner of a pet whose microchip isn't of the ISO standard where that is required, with the sources. */
export const IsoNote = ({ digits }: { digits: number }) => (
  <Notice tone="due">
    <p>
      <b>This isn't an ISO microchip.</b> Its number has {digits} digits instead of 15. These
      destinations require one:
    </p>
    <ul className={styles.places}>
      {places.map(({ place, line }) => (
        <li key={line.id}>
          <span>{place.replace(/^the /, "The ")}</span>
          <details>
            <summary>
              Sources<span className="sr"> for {place}</span>
            </summary>
            <ul>
              {line.sources.map(({ id, title, address }) => (
                <li key={id}>
                  {address ? (
                    <a href={address} target="_blank" rel="noopener">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
    <p>Other destinations may require one too. Check the documents page of each one.</p>
  </Notice>
);
