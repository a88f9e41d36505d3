import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Something Broke',
  component: RouteErrorScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'In place of a screen that crashed, or with `root` in place of the whole page.',
      not: 'For data that failed to load: that is an `ErrorBlock`.',
      with: 'A `NoticeScreen` with a retry and a way home.',
    }),
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof RouteErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RouteError: Story = { tags: ['failed'], decorators: [inFrame] };
/** The whole app failed, including the layout around the screen. */
export const RootError: Story = { tags: ['failed'], args: { root: 'dark' }, parameters: { isWholeApp: true } };
export const RootErrorInLight: Story = { tags: ['failed'], args: { root: 'light' }, parameters: { isWholeApp: true } };
