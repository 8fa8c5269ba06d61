import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useRef } from "react";
import { useSession } from "../data/browser.ts";
import { IconButton } from "../ui/button.tsx";
import { Banner } from "./banner.tsx";
import { bannerSlides } from "./banner-slides.ts";
import styles from "./banners.module.css";
import { useCarousel } from "./use-carousel.ts";

/** A carousel of banners, which pauses on hover, focus and request. */
export function Banners() {
  const session = useSession();
  const slides = bannerSlides[session.is];
  const count = slides.length;
  const frame = useRef<HTMLElement>(null);
  const { carousel, dispatch, playing, advancing, hydrated } = useCarousel(frame, count);
  const { current, leaving } = carousel;

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
          onClick={() => dispatch({ is: playing ? "paused" : "played" })}
        >
          {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          {playing ? "Pause" : "Play"}
        </button>
        <IconButton
          className={styles.step}
          label="Previous banner"
          onClick={() => dispatch({ is: "stepped", by: -1, count })}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <div className={styles.dots}>
          {slides.map((slide, index) => (
            <button
              key={slide.to}
              type="button"
              aria-label={`Banner ${index + 1} of ${count}: ${slide.title}`}
              aria-current={index === current ? "true" : undefined}
              onClick={() => dispatch({ is: "selected", slide: index })}
            />
          ))}
        </div>
        <IconButton
          className={styles.step}
          label="Next banner"
          onClick={() => dispatch({ is: "stepped", by: 1, count })}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.stage} aria-live={advancing ? "off" : "polite"}>
        {/* At first only the current picture and the next one are loaded. */}
        {slides.map((slide, index) => (
          <Banner
            key={slide.to}
            slide={slide}
            position={`${index + 1} of ${count}`}
            state={stateOf(index)}
            direction={leaving?.direction}
            hasPicture={hydrated && (index < 2 || carousel.steps > 0)}
          />
        ))}
      </div>
    </section>
  );

  function stateOf(index: number) {
    if (index === current) return leaving ? "arriving" : "visible";
    return index === leaving?.slide ? "leaving" : "hidden";
  }
}
