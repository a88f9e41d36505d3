import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../../stories/usage.ts';
import { FormAlert } from './FormAlert.tsx';

const meta = {
  title: 'Components/Primitives/Form Alert',
  component: FormAlert,
  parameters: usage({
    when: 'For an error of a whole form, such as a rejected login.',
    not: 'For the error of one field: pass `error` to it. For a list that failed to load: use an `ErrorBlock`.',
    with: 'The start of a `Form`.',
    do: [
      'Render it all the time and pass false while there is no error; otherwise screen readers miss the first one.',
      'Say what to do next: "Too many attempts. Try again in a minute."',
    ],
  }),
  args: { children: 'Invalid email or password' },
  argTypes: { id: { control: false } },
} satisfies Meta<typeof FormAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Failed: Story = { tags: ['failed'] };
/** Takes no space, but is in the page. */
export const NoError: Story = { tags: ['failed'], args: { children: false } };
