import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Skeleton } from '@radix-ui/themes';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import type { Appearance } from '../theme/AppRoot.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { type Place, Places } from './Places.tsx';
import type { Viewer } from './viewer.ts';

export type HeaderProps = {
  /** The current session. While it loads, space for its controls is reserved. */
  viewer: Viewer;
  /** The current appearance; the button switches to the other. */
  appearance: Appearance;
  /** Switches between dark and light mode. */
  onToggleAppearance: () => void;
  /** Opens the login dialog; only visitors have its button. */
  onLogin: () => void;
  /** Shown where there is room. */
  places?: readonly Place[];
  /** The current path, whose link is marked. */
  currentHref?: string;
  /** The `MenuButton`. This and the following slots are shown to players only. */
  menuButton?: ReactNode;
  /** The `UserStats`. */
  userStats?: ReactNode;
  /** The `SearchButton`. */
  search?: ReactNode;
  /** The `NotificationsButton`. */
  notifications?: ReactNode;
  /** The `UserMenuButton`, with its `UserMenu`. */
  userMenu?: ReactNode;
};

/** The page header: the menu, the logo, the places, and the controls of a visitor or player. */
export function Header(props: HeaderProps) {
  const { viewer, appearance, onToggleAppearance, menuButton, places = [], currentHref } = props;
  const isDark = appearance === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {viewer === 'player' && menuButton}
        {/* Keeps the place of a player's menu button until the session is known. */}
        {viewer === 'loading' && <Skeleton width="1.875rem" height="1.875rem" />}
        <Brand />
        <Places places={places} currentHref={currentHref} position="header" />
        <Flex align="center" justify="end" gap={{ initial: '1', sm: '2' }} ml="auto">
          <SessionControls {...props} />
          {/* On a phone players have it in their settings, and need the room for their streak and stars. */}
          <Box display={{ initial: viewer === 'player' ? 'none' : 'block', sm: 'block' }}>
            <IconButton label={isDark ? 'Switch to light mode' : 'Switch to dark mode'} onPress={onToggleAppearance}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      </div>
    </header>
  );
}

function SessionControls({ viewer, onLogin, ...slots }: HeaderProps) {
  switch (viewer) {
    case 'loading':
      return (
        <>
          <Skeleton width="4.75rem" height="2rem" />
          <Skeleton width="4.75rem" height="2rem" />
        </>
      );
    case 'anonymous':
      return (
        <>
          <Button variant="ghost" color="gray" onPress={onLogin}>
            Log in
          </Button>
          <ButtonLink href={paths.signup}>Sign up</ButtonLink>
        </>
      );
    case 'player':
      return (
        <>
          {slots.userStats}
          {slots.search}
          {slots.notifications}
          {slots.userMenu}
        </>
      );
  }
}
