import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useRef } from "react";
import { useSession } from "../data/browser.ts";
import { IconButton } from "../ui/button.tsx";
import { Banner } from "./banner.tsx";
import { bannerSlides } from "./banner-slides.ts";
import styles from "./banners.module.css";
import { useRotation } from "./use-rotation.ts";

/** Banners that take turns, until somebody looks closer or wants them still. */
export function Banners() {
  const session = useSession();
  const slides = bannerSlides[session.is];
  const of = slides.length;
  const frame = useRef<HTMLElement>(null);
  const { rotation, tell, on, turning, hydrated } = useRotation(frame, of);
  const { shown, leaving } = rotation;

  return (
    <section
      ref={frame}
      className={styles.banners}
      aria-roledescription="carousel"
      aria-label="Where to begin"
    >
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          onClick={() => tell({ is: on ? "paused" : "played" })}
        >
          {on ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          {on ? "Pause" : "Play"}
        </button>
        <IconButton
          className={styles.step}
          label="Previous banner"
          onClick={() => tell({ is: "turned", by: -1, of })}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <div className={styles.dots}>
          {slides.map((slide, index) => (
            <button
              key={slide.to}
              type="button"
              aria-label={`Banner ${index + 1} of ${of}: ${slide.title}`}
              aria-current={index === shown ? "true" : undefined}
              onClick={() => tell({ is: "chosen", slide: index })}
            />
          ))}
        </div>
        <IconButton
          className={styles.step}
          label="Next banner"
          onClick={() => tell({ is: "turned", by: 1, of })}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.stage} aria-live={turning ? "off" : "polite"}>
        {/* At first only the picture that is shown and the next one are fetched. */}
        {slides.map((slide, index) => (
          <Banner
            key={slide.to}
            slide={slide}
            position={`${index + 1} of ${of}`}
            state={stateOf(index)}
            to={leaving?.to}
            drawn={hydrated && (index < 2 || rotation.turns > 0)}
          />
        ))}
      </div>
    </section>
  );

  function stateOf(index: number) {
    if (index === shown) return leaving ? "arriving" : "shown";
    return index === leaving?.slide ? "leaving" : "hidden";
  }
}
