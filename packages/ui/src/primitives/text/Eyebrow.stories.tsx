import type { Meta, StoryObj } from '@storybook/react-vite';

import { sheet } from '../../../stories/StateSheet.tsx';
import { usage } from '../../../stories/usage.ts';
import { Eyebrow } from './Eyebrow.tsx';

const meta = {
  title: 'Components/Primitives/Eyebrow',
  component: Eyebrow,
  parameters: usage({
    when: 'For a small label above content or a value: a league, a status, the name of a number.',
    not: 'For sentences: capitals are hard to read. For the heading of a section: use a `TitledSection`.',
    with: 'The value or content below it.',
    do: ['Keep it to three words.', 'Set isVerbatim for names, whose case must not change.'],
    dont: ['Amber is only for gold matches.'],
  }),
  args: { children: 'NBA · Final' },
  argTypes: {
    tone: { options: ['gray', 'amber'] },
    as: { options: ['p', 'span', 'h3'] },
    color: { table: { disable: true } },
  },
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: sheet({
    forced: [],
    variants: {
      gray: {},
      amber: { tone: 'amber', children: 'Gold match' },
      verbatim: { isVerbatim: true, children: 'The Machine predicts' },
    },
  }),
};
