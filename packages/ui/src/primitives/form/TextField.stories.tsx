import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidth } from '../../../stories/inWidth.tsx';

import { usage } from '../../../stories/usage.ts';
import { sheet } from '../../../stories/StateSheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Primitives/Text Field',
  component: TextField,
  parameters: usage({
    when: 'For one line of text in a form.',
    not: 'For several lines: use a `TextArea`. For filtering a list: a `SearchField`.',
    with: 'A `Form`, and for new passwords a `NewPasswordField`.',
    do: [
      'Always give a label; a placeholder is only an example.',
      'Set autoComplete, so that browsers can fill it in.',
      'Say in error how to correct it: "At least 8 characters".',
    ],
    dont: ["Don't show errors before the form is sent."],
  }),
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [inWidth(360)],
  argTypes: { hasInitialFocus: { control: false }, type: { options: ['email', 'text', 'password'] } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Empty: Story = { tags: ['empty'] };

export const States: Story = {
  parameters: { maxWidth: 860 },
  render: sheet({
    variants: { empty: { placeholder: 'you@example.com' }, filled: { value: 'ada@example.com' } },
    forced: ['focus'],
    states: {
      'with description': { description: 'Only used for logging in' },
      invalid: { error: 'Invalid email address' },
      'read only': { isReadOnly: true },
      disabled: { isDisabled: true },
    },
    isWide: true,
  }),
};
