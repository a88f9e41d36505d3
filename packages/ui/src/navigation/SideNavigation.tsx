import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import { List, RowLink } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { MatchChats, type MatchChatsProps } from './MatchChats.tsx';
import styles from './SideNavigation.module.css';

/** A main page: its path and its name. */
export type NavigationEntry = { href: string; label: string };

export type SideNavigationProps = {
  /** Shows the panel. */
  isOpen: boolean;
  /** Called by the close button, Escape, a click outside, and when a link is followed. */
  onClose: () => void;
  /** Home and the other main pages. */
  entries: ReadonlyArray<NavigationEntry>;
  /** The current path; the entry or chat with this `href` is marked. */
  currentHref?: string;
  /** Below the chats: the clubs one follows. */
  clubs?: ReactNode;
  /** The match chats below the entries, or why there are none. */
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
      <Flex asChild direction="column" gap="5" className={styles.navigation}>
        <nav aria-label="Main">
          <List>
            {entries.map(({ href, label }, index) => {
              const isCurrent = href === currentHref;
              return (
                <li key={href}>
                  <RowLink
                    href={href}
                    onPress={onClose}
                    ref={index === 0 ? focusOnMount : undefined}
                    aria-current={isCurrent ? 'page' : undefined}
                    align="center"
                    gap="2"
                    px="3"
                    minHeight="44px"
                  >
                    {isCurrent && <span aria-hidden>[</span>}
                    <Mono weight="medium">{label}</Mono>
                    {isCurrent && <span aria-hidden>]</span>}
                  </RowLink>
                </li>
              );
            })}
          </List>
          <MatchChats state={state} currentHref={currentHref} onVisit={onClose} />
          {clubs}
        </nav>
      </Flex>
    </SidePanel>
  );
}
