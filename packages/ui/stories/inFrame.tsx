import { player } from '@machine/mocks/currentUser.ts';
import type { Decorator } from '@storybook/react-vite';
import { Frame } from '../src/layout/Frame.tsx';
import { Header } from '../src/layout/Header.tsx';
import { UserMenuButton } from '../src/layout/UserMenuButton.tsx';
import { UserStats } from '../src/layout/UserStats.tsx';
import { MenuButton } from '../src/navigation/MenuButton.tsx';
import { NotificationsButton } from '../src/notification/NotificationsButton.tsx';
import { SearchButton } from '../src/search/SearchButton.tsx';

/** Story parameters of whole pages, which are also checked for landmarks. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: {
    config: {
      rules: [
        { id: 'target-size', enabled: true },
        // Axe normally allows a skip link outside of landmarks, but doesn't recognize it in the test page.
        { id: 'region', enabled: true, selector: 'body *:not([data-skip-link])' },
      ],
    },
  },
};

/** Returns whether a screen stands below a player's header. The viewer in the toolbar replaces that of the story. */
function hasPlayer({ globals, parameters, tags }: Parameters<Decorator>[1]): boolean {
  if (globals.viewer === 'visitor' || globals.viewer === 'player') return globals.viewer === 'player';
  return parameters.viewer === 'player' && !tags.includes('anonymous');
}

const noop = () => {};

/**
 * Decorator for whole-page stories: renders the layout around the screen. The header is a visitor's, or with the
 * parameter `viewer: 'player'` a player's; stories with the tag `anonymous` have a visitor's in any case.
 */
export const inFrame: Decorator = (Story, context) => (
  <Frame
    header={
      <Header
        viewer={hasPlayer(context) ? 'player' : 'anonymous'}
        appearance={context.globals.appearance === 'light' ? 'light' : 'dark'}
        onToggleAppearance={noop}
        onLogin={noop}
        menuButton={<MenuButton isOpen={false} onPress={noop} />}
        userStats={<UserStats stars={player.stars} currentStreak={player.currentStreak} />}
        search={<SearchButton isOpen={false} onPress={noop} />}
        notifications={<NotificationsButton unreadCount={3} isOpen={false} onPress={noop} />}
        userMenu={<UserMenuButton username={player.username} isOpen={false} onOpen={noop} />}
      />
    }
  >
    <Story />
  </Frame>
);
