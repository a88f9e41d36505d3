import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../../stories/usage.ts';
import { UserText } from './UserText.tsx';

const meta = {
  title: 'Components/Primitives/User Text',
  component: UserText,
  parameters: usage({
    when: 'For every text that players or feeds have written: names, messages, teams.',
    not: "For the product's own texts. For a long analysis: use `Prose`.",
    with: 'Everything that shows a name: headings, sentences, a `Link`.',
    do: ['Set lines where a long name may wrap.'],
    dont: ["Don't clip such text in another way: this isolates its writing direction, too."],
  }),
  args: { children: 'ada_predicts' },
} satisfies Meta<typeof UserText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Name: Story = {};

/** One per row; no text affects its neighbors. */
export const EveryHostileText: Story = {
  tags: ['extreme'],
  globals: { viewport: { value: 'phone320' } },
  render: () => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      {Object.entries(HOSTILE_TEXTS).map(([name, text]) => (
        <li key={name} style={{ minWidth: 0, overflow: 'clip' }}>
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  ),
};
