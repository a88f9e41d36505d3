import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { Providers } from '../../Providers.tsx';
import { FrameRoute } from '../../routes/FrameRoute.tsx';
import { PrivacyRoute } from '../../routes/PrivacyRoute.tsx';
import { ScreenRoute } from '../../routes/ScreenRoute.tsx';
import { screens } from '../../routes/screens.ts';
import { TitledScreen } from '../../routes/TitledScreen.tsx';
import { startWith } from '../flowSetup.ts';

const titles = Object.fromEntries([['/', 'The Machine'], ...screens.map(({ path, title }) => [path, title])]);
const broken = Object.keys(titles).filter((path) => path !== paths.privacy && path !== '*');
const examplePath = (path: string) => path.replaceAll(/:\w+\??/g, 'one');

function Broken(): never {
  throw new Error('This screen throws while rendering.');
}

const inScreen = (path: string, child: ReactNode) => (
  <Route
    key={path}
    path={path}
    element={
      <ScreenRoute>
        <TitledScreen title={titles[path] ?? ''}>{child}</TitledScreen>
      </ScreenRoute>
    }
  />
);

type BrokenAppProps = { openSocket: () => WebSocket; redirect: () => void };

/** The app's frame with every screen but one throwing. */
function BrokenApp({ openSocket, redirect }: BrokenAppProps) {
  return (
    <Providers redirect={redirect} openSocket={openSocket}>
      <MemoryRouter initialEntries={[paths.privacy]}>
        <Routes>
          <Route element={<FrameRoute />}>
            {broken.map((path) => inScreen(path, <Broken />))}
            {inScreen(paths.privacy, <PrivacyRoute />)}
          </Route>
        </Routes>
        {/* Links to every screen, because stories have no address bar. */}
        <nav aria-label="All screens">
          {broken.map((path) => (
            <Link key={path} to={examplePath(path)} style={{ display: 'inline-block', padding: 8 }}>
              go to {path}
            </Link>
          ))}
        </nav>
      </MemoryRouter>
    </Providers>
  );
}

const meta = {
  title: 'Flows/Integration/Broken Screens',
  component: BrokenApp,
  args: { redirect: fn(), openSocket: () => Object.assign(new EventTarget(), { close: () => {} }) as WebSocket },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: (context) => {
    startWith()(context);
    // React logs the errors.
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<typeof BrokenApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScreensFailIndependently: Story = {
  name: 'shows an error for a broken screen while the header and other screens keep working',
  parameters: { covers: ['AF15', 'R15'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Privacy/ });
    for (const path of broken) {
      await userEvent.click(canvas.getByRole('link', { name: `go to ${path}` }));
      await expect(await canvas.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Switch to/ })).toBeEnabled();
      await userEvent.click(canvas.getByRole('link', { name: 'Privacy' }));
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Something went wrong' })).toBeNull());
      await expect(await canvas.findByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
    }
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(player.username) }));
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
