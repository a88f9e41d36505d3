import type { Meta, StoryObj } from '@storybook/react-vite';

import { sheet } from '../../../stories/StateSheet.tsx';
import { radix } from '../../../stories/radixControls.ts';
import { usage } from '../../../stories/usage.ts';
import { Eyebrow } from '../text/Eyebrow.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Primitives/Panel',
  component: Panel,
  parameters: usage({
    when: 'For a block of content with a border, such as a card or a dialog.',
    not: 'Inside of another panel: separate the parts by space. For a section of the settings: use a `SettingsSection`.',
    with: 'A heading and an `Eyebrow` in it; a `MatchCard` is built from it.',
    do: [
      'Use the quiet tone for empty, failed and loading blocks.',
      'Gold is only for gold matches, danger only for dialogs about deleting.',
    ],
  }),
  args: { style: { padding: 24, maxWidth: 360 }, children: <Eyebrow>NBA · Final</Eyebrow> },
  argTypes: {
    tone: { options: ['accent', 'gold', 'quiet', 'danger'] },
    as: { options: ['div', 'article', 'section'] },
    size: radix(['1', '2', '3', '4', '5'], '2'),
    color: { table: { disable: true } },
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: sheet({
    forced: [],
    variants: {
      accent: {},
      gold: { tone: 'gold', children: <Eyebrow tone="amber">Gold match</Eyebrow> },
      quiet: { tone: 'quiet' },
    },
  }),
};
