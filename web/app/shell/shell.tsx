import type { ReactNode } from "react";
import { Toasts } from "../ui/toast.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Progress } from "./progress.tsx";
import { ReloadNotice } from "./reload-notice.tsx";
import styles from "./shell.module.css";

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Progress />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Toasts>
        <ReloadNotice />
      </Toasts>
      <RouteAnnouncer />
    </>
  );
}
