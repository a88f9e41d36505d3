import { AppRoot } from '../src/theme/AppRoot.tsx';
import type { Decorator } from '@storybook/react-vite';

/** Story decorator that passes followed links to `navigate` instead of leaving the page. */
export const withNavigate =
  (navigate: (href: string) => void): Decorator =>
  (Story, { globals }) => (
    <AppRoot appearance={globals.appearance === 'light' ? 'light' : 'dark'} navigate={navigate} isEmbedded>
      <Story />
    </AppRoot>
  );
