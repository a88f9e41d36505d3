import { paths } from '@machine/contract';
import { Skeleton } from '@radix-ui/themes';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import type { Appearance } from '../theme/AppRoot.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { type Place, Places } from './Places.tsx';

export type HeaderViewer = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'player'; username: string };

export type HeaderProps = {
  /** The current session. While it loads, space for its controls is reserved. */
  viewer: HeaderViewer;
  /** The current appearance; the button switches to the other. */
  appearance: Appearance;
  onToggleAppearance: () => void;
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
  /** The `UserMenu`. */
  userMenu?: ReactNode;
};

/** The page header: the menu, the logo, the places, and the controls of a visitor or player. */
export function Header({ viewer, appearance, onToggleAppearance, ...rest }: HeaderProps) {
  const { menuButton, places = [], currentHref, ...controls } = rest;
  const isDark = appearance === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-viewer={viewer.kind}>
        {viewer.kind === 'player' && menuButton}
        {viewer.kind === 'loading' && <span className={styles.menu} />}
        <Brand />
        <Places places={places} currentHref={currentHref} position="header" />
        <div className={styles.actions}>
          <div className={styles.session}>
            <SessionControls kind={viewer.kind} {...controls} />
          </div>
          <IconButton
            className={styles.appearance}
            label={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
            onPress={onToggleAppearance}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

type SessionControlsProps = Omit<
  HeaderProps,
  'viewer' | 'appearance' | 'onToggleAppearance' | 'menuButton' | 'places' | 'currentHref'
> & {
  kind: HeaderViewer['kind'];
};

function SessionControls({ kind, onLogin, ...slots }: SessionControlsProps) {
  switch (kind) {
    case 'loading':
      return (
        <>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
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
