import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sheet } from '../../../stories/StateSheet.tsx';
import { TextArea } from './TextArea.tsx';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';

const meta = {
  title: 'Components/Primitives/Text Area',
  component: TextArea,
  parameters: usage({
    when: 'For several lines of text: a message, a note.',
    not: 'For one line: use a `TextField`. For a chat: a `SendBox`, which is built from it.',
    with: 'A `Form`.',
    do: ['Say the limit in `note` when it comes near.'],
  }),
  args: { label: 'Message', placeholder: '[ Type your message... ]', value: '', onChange: fn() },
  argTypes: { enterKeyHint: { options: [undefined, 'enter', 'send'] } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChange: (_, value) => ({ value }) }),
};

export const Empty: Story = { tags: ['empty'] };

export const States: Story = {
  render: sheet({
    variants: {
      empty: {},
      filled: { value: 'Lakers by ten.' },
      lines: { value: 'Lakers by ten.\nNo: by twelve.\nThe Machine is wrong again.' },
    },
    forced: ['focus'],
    states: {
      'near the end': { note: '470 / 500' },
      invalid: { error: 'At most 500 characters.', note: '512 / 500' },
      'read only': { isReadOnly: true },
    },
    isWide: true,
  }),
};
