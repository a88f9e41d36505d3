import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../primitives/button/Button.tsx';
import { Frame } from './Frame.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Components/Layout/Offline Notice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
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

export const Offline: Story = {};

export const AnnouncesGoingOffline: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: function Toggling() {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOffline(!isOffline)}>Network</Button>
        <OfflineNotice isOffline={isOffline} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await waitFor(() => expect(status).toHaveTextContent("You're offline."));
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
