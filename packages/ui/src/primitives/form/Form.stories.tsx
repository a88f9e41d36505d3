import { loginPayload } from '@machine/contract/auth.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../../stories/inWidth.tsx';

import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/Button.tsx';
import { Form } from './Form.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from '../../behavior/useForm.ts';

const meta = {
  title: 'Components/Primitives/Form',
  component: Form,
  parameters: usage({
    when: 'Around fields that are sent together.',
    not: 'For settings that save at once: a `Switch` or a `SelectField` needs no form.',
    with: 'A `FormAlert` first, then `TextField`s and one submit `Button`.',
    do: [
      'Pass what useForm returns; it validates by the schema of the contract.',
      'Start with a FormAlert, and end with one submit button.',
    ],
    dont: ["Don't disable the submit button: a press shows what is missing."],
  }),
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    'aria-label': 'Sign up',
    children: (
      <>
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <TextField label="Password" name="password" type="password" autoComplete="new-password" />
        <Button type="submit" size="3">
          Create account
        </Button>
      </>
    ),
  },
  decorators: [inWidth(360)],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Empty: Story = { tags: ['empty'] };

/** Fields, messages and submitting with `useForm`. */
export const WithUseForm: Story = {
  render: function LoggingIn() {
    const { bind, form } = useForm(loginPayload, { email: '', password: '' }, () => {});
    return (
      <Form {...form} aria-label="Log in">
        <TextField {...bind('email')} label="Email" type="email" autoComplete="username" />
        <TextField {...bind('password')} label="Password" type="password" autoComplete="current-password" />
        <Button type="submit" size="3">
          Log in
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await expect(canvas.getByLabelText('Email')).toBeValid();
  },
};
