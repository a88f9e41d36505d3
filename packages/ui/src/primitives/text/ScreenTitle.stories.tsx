import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../../stories/usage.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

const meta = {
  title: 'Components/Primitives/Screen Title',
  component: ScreenTitle,
  parameters: usage({
    when: 'Once per screen, at the top, in every state of the screen.',
    not: 'For sections and dialogs: they have headings of their own.',
    with: 'A `ScreenFrame`, or a `ScreenHeader` with buttons beside the title.',
    do: ['Keep it mounted while the content loads: it has the focus after a navigation.'],
    dont: ["Don't put links or buttons in the title."],
  }),
  args: { children: 'Leaderboards' },
  argTypes: { lead: { control: 'text' } },
} satisfies Meta<typeof ScreenTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Title: Story = {};
export const WithLead: Story = { args: { lead: 'One match. One pick. Agree, or prove it wrong.' } };
