import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Components/Primitives/File Button',
  component: FileButton,
  parameters: usage({
    when: 'To open a file from the device.',
    do: ['Say next to it what happens with the file.'],
    dont: ['To save a file, use a Button.'],
  }),
  args: { accepts: ['.json'], onFile: fn(), children: 'Choose a file' },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Pending: Story = { args: { isPending: true } };

export const OpensAFile: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no input.');
    const file = new File(['{}'], 'a.json', { type: 'application/json' });
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
  },
};
