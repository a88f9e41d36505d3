import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { focusMain, MAIN_ID } from './mainId.ts';

export type FrameProps = {
  header: ReactNode;
  /** The kind of season, on every page below the header; null when matches are real. */
  season?: string | null;
  /** A sticky notice at the bottom: the cookie notice. */
  notice?: ReactNode;
  footer?: ReactNode;
  /** The `Places` at the bottom. */
  places?: ReactNode;
  children: ReactNode;
};

/** The layout of every page: skip link, header, `main`, footer and notice. */
export function Frame({ header, season = null, notice, footer, places, children }: FrameProps) {
  return (
    <div>
      <div className={styles.frame}>
        <a
          className={styles.skip}
          data-skip-link
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            // Moves focus without adding a hash to the address.
            event.preventDefault();
            focusMain();
          }}
        >
          Skip to content
        </a>
        {header}
        {season !== null && (
          <aside className={styles.season} aria-label="Season">
            {/* In a paragraph: of a labeled landmark's own text, Orca reads only the label. */}
            <p>{season}</p>
          </aside>
        )}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {footer}
        {places}
      </div>
      {/* Below the frame, so that it doesn't move the footer of a short page. */}
      <div className={styles.notice}>{notice}</div>
    </div>
  );
}
