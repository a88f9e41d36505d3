import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Not Found',
  component: NotFoundScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'For every address that no screen has.',
      not: "For a match, player or league that doesn't exist: their screens say so with an `EmptyBlock`.",
      with: 'A `NoticeScreen` with one `ButtonLink` home.',
    }),
  },
  decorators: [inFrame],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
