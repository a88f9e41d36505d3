import type { Decorator } from '@storybook/react-vite';
import { AppRoot } from '../theme/AppRoot.tsx';

/** Decorator of stories that follow a link: as in the app it is `navigate` that is told, and the page stays. */
export const inRouter =
  (navigate: (href: string) => void): Decorator =>
  (Story, { globals }) => (
    <AppRoot appearance={globals.appearance === 'light' ? 'light' : 'dark'} navigate={navigate} isEmbedded>
      <Story />
    </AppRoot>
  );
