import { player } from '@machine/mocks/currentUser.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { lazyPart } from '../../panels/Part.tsx';
import { Providers } from '../../Providers.tsx';
import { FrameRoute } from '../../routes/FrameRoute.tsx';
import { ScreenRoute } from '../../routes/ScreenRoute.tsx';

import { writeTabItem } from '../../services/tabStorage.ts';
import { integration } from '../flow.ts';
import { FlowApp } from '../FlowApp.tsx';
import { createFakeSocket, type FakeSocket } from '../fakeSocket.ts';

const { openSocket } = createFakeSocket();

const meta = {
  title: 'Flows/Integration/Frame',
  tags: ['flow', 'behavior', '!autodocs', '!manifest'],
  ...integration({ openSocket }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MountedInStrictMode: Story = {
  name: 'keeps one connection when mounted twice by StrictMode',
  render: (args) => (
    <StrictMode>
      <FlowApp {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    openSocket.mockClear();
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    await canvas.findByRole('button', { name: player.username });
    const openSockets = openSocket.mock.results.filter(
      ({ value }) => (value as unknown as FakeSocket).close.mock.calls.length === 0,
    );
    await expect(openSockets).toHaveLength(1);
  },
};

function Broken(): never {
  throw new Error('This screen throws while rendering.');
}

export const BrokenScreen: Story = {
  tags: ['failed'],
  name: 'shows an error for a broken screen while the header and other screens keep working',
  // React logs the error.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  render: ({ redirect }) => (
    <Providers redirect={redirect} openSocket={openSocket}>
      <MemoryRouter initialEntries={['/broken']}>
        <Routes>
          <Route element={<FrameRoute />}>
            {[<Broken key="/broken" />, <h1 key="/other">Another screen</h1>].map((screen) => (
              <Route key={screen.key} path={screen.key ?? ''} element={<ScreenRoute>{screen}</ScreenRoute>} />
            ))}
          </Route>
        </Routes>
        <Link to="/other" style={{ color: 'CanvasText', background: 'Canvas' }}>
          Go on
        </Link>
      </MemoryRouter>
    </Providers>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Switch to/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    await expect(await canvas.findByRole('heading', { name: 'Another screen' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  },
};

const Missing = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const Another = lazyPart(() => Promise.resolve({ default: () => <p>Another part</p> }));

export const PartMissingAfterDeploy: Story = {
  tags: ['failed'],
  name: 'leaves out a part that fails to load, and keeps the page',
  parameters: { isWholeApp: false },
  beforeEach: () => writeTabItem('reloaded-for-chunk', 'yes'),
  render: function Opening() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Missing isWanted={isOpen} />
        <Another isWanted={isOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Another part')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Another part')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open', expanded: true })).toBeVisible();
  },
};
