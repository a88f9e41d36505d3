import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import { MatchChats, type MatchChatsProps } from './MatchChats.tsx';
import styles from './SideNavigation.module.css';

export type NavigationEntry = { href: string; label: string };

export type SideNavigationProps = {
  isOpen: boolean;
  /** Called by the close button, Escape, a click outside, and when a link is followed. */
  onClose: () => void;
  /** Home and the other main pages. */
  entries: ReadonlyArray<NavigationEntry>;
  /** The current path; the entry or chat with this `href` is marked. */
  currentHref?: string;
  /** Below the chats: the clubs one follows. */
  clubs?: ReactNode;
  /** The chats of the player's matches. */
  state: MatchChatsProps['state'];
};

/** A menu opens with focus on its first link. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * The navigation panel, opened by the `MenuButton`: the main pages and the chats of a player's matches. The current one
 * is marked with brackets as well as color.
 */
export function SideNavigation({ isOpen, onClose, entries, currentHref, clubs, state }: SideNavigationProps) {
  return (
    <SidePanel side="left" title="Menu" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Main" className={styles.navigation}>
        <ul className={styles.entries}>
          {entries.map(({ href, label }, index) => {
            const isCurrent = href === currentHref;
            return (
              <li key={href}>
                <PlainLink
                  href={href}
                  onPress={onClose}
                  ref={index === 0 ? focusOnMount : undefined}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cx(styles.link, styles.entry)}
                >
                  {isCurrent && <span aria-hidden>[</span>}
                  <span>{label}</span>
                  {isCurrent && <span aria-hidden>]</span>}
                </PlainLink>
              </li>
            );
          })}
        </ul>
        <MatchChats state={state} currentHref={currentHref} onVisit={onClose} />
        {clubs}
      </nav>
    </SidePanel>
  );
}
