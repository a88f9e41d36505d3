import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { focusMain, MAIN_ID } from './mainId.ts';

export type FrameProps = {
  header: ReactNode;
  /** A notice at the lower edge: the cookie notice. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** Stands around every screen: the skip link, the header, `main`, the footer, and a notice. */
export function Frame({ header, notice, footer, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        data-skip-link
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          // Moves the focus and leaves the address alone.
          event.preventDefault();
          focusMain();
        }}
      >
        Skip to content
      </a>
      {header}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <div className={styles.notice}>{notice}</div>
    </div>
  );
}
