import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Frame } from './Frame.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Layout/Offline Notice',
  component: OfflineNotice,
  parameters: {
    ...usage({
      when: 'Below the header of every page, while the browser is offline.',
      not: 'For a server that fails: each part says so with an `ErrorBlock`.',
      with: 'The `offline` slot of the `Frame`.',
      do: ['Render it all the time, so that it is announced.'],
    }),
    layout: 'fullscreen',
  },
  args: { isOffline: true },
  render: (args) => (
    <Frame header={<header>Beat the Machine</header>}>
      <h1>THE MACHINE</h1>
      <OfflineNotice {...args} />
    </Frame>
  ),
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Offline: Story = { tags: ['offline'] };

/** Screen readers announce only what changes in an output that was there before. */
export const IsThereWhileOnline: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isOffline: false },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
