import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../../stories/usage.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

const meta = {
  title: 'Components/Primitives/Screen Title',
  component: ScreenTitle,
  parameters: usage({
    when: 'Once per screen, at the top, in every state of the screen.',
    do: ['Keep it mounted while the content loads: it has the focus after a navigation.'],
    dont: ['Sections and dialogs have headings of their own.', "Don't put links or buttons in the title."],
  }),
  args: { children: 'Leaderboards' },
} satisfies Meta<typeof ScreenTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithLead: Story = { args: { lead: 'One match. One pick. Agree, or prove it wrong.' } };
