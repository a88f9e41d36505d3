import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/Link.tsx';
import { SidePanel } from '../primitives/SidePanel.tsx';
import { MatchChats, type MatchChatsProps } from './MatchChats.tsx';
import styles from './SideNavigation.module.css';

export type NavigationEntry = { href: string; label: string };

export type SideNavigationProps = Pick<MatchChatsProps, 'state' | 'chatHref'> & {
  isOpen: boolean;
  /** By its button, by Escape, by a press outside, and when a link was followed. */
  onClose: () => void;
  /** From the top: Home, Leaderboards, Completed, Achievements. */
  entries: ReadonlyArray<NavigationEntry>;
  /** Where the reader is: the entry or the chat with this address is the current one. */
  currentHref?: string;
};

/**
 * For players, behind the header's `MenuButton`: the ways through the product, and the chats of their matches. The
 * current one is told by the product's own brackets, not by its color alone.
 */
export function SideNavigation({ isOpen, onClose, entries, currentHref, ...chats }: SideNavigationProps) {
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
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel opens on its first link (X34)
                  autoFocus={index === 0}
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
        <MatchChats {...chats} currentHref={currentHref} onVisit={onClose} />
      </nav>
    </SidePanel>
  );
}
