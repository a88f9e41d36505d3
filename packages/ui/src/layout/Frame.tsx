import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { MAIN_ID } from './mainId.ts';
import { SkipLink } from './SkipLink.tsx';

export type FrameProps = {
  /** The `Header`, at the top of the page. */
  header: ReactNode;
  /** The kind of season, on every page below the header; null when matches are real. */
  season?: string | null;
  /** The `OfflineNotice`, below the header. */
  offline?: ReactNode;
  /** A line at the end of the page, above the `Places`: the cookie notice. */
  notice?: ReactNode;
  /** The `Footer`, below the screen. */
  footer?: ReactNode;
  /** The `Places` at the bottom. */
  places?: ReactNode;
  /** The screen, inside of `main`. */
  children: ReactNode;
};

/** The layout of every page: skip link, header, `main`, footer and notice. */
export function Frame({ header, offline, season = null, notice, footer, places, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      {header}
      {offline}
      {season !== null && (
        <aside aria-label="Season">
          {/* In a paragraph: of a labeled landmark's own text, Orca reads only the label. */}
          <Text as="p" size="1" color="amber" highContrast align="center" mt="1">
            {season}
          </Text>
        </aside>
      )}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {notice}
      {places}
    </div>
  );
}
