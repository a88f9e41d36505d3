import { endpoints } from '@machine/contract';
import { allHidden, FIXED_NOW, nothingHidden, player } from '@machine/mocks/fixtures';
import { otherServer, reply, replyError } from '@machine/mocks/handlers';
import { scenarios } from '@machine/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { screens } from '../../routes/screens.ts';
import { setGameClock } from '../../services/clock.ts';
import { clearHidingFlag, writeHidingFlag } from '../../services/hidingFlag.ts';
import { flow } from '../flow.ts';
import { FlowApp, type FlowAppProps } from '../FlowApp.tsx';
import { createFakeSocket, type FlowContext, loadScenario } from '../flowSetup.ts';
import { expectToast } from '../steps.ts';

/** Every route with an example of its parameters; home comes last. */
const ROUTES = [
  ...screens.map(({ path, title }) => ({
    path: path === '*' ? '/nowhere' : path.replaceAll(/:\w+\??/g, 'one'),
    title,
  })),
  { path: paths.profile(player.id), title: 'Profile' },
  { path: paths.home, title: 'The Machine' },
];
/** Practice shows seasons of years ago. */
const WITHOUT_HIDDEN_RESULTS: readonly string[] = [paths.practice];
/** What only the other night has in it. */
const OTHER_NIGHT = /Otherwise:|(?<!\d)(?:61[3-9]|6[2-9]\d|7[0-5]\d)(?!\d)/;

/** As `loadScenario` leaves them. */
const WITHOUT_MESSAGES = [
  reply(endpoints.notifications, []),
  reply(endpoints.unreadCount, { count: 0 }),
  reply(endpoints.matchChats, []),
];

const { openSocket, socket } = createFakeSocket({ opensAtOnce: true });

/** A device that knows nothing of the player. */
const onNewDevice = (context: FlowContext) => {
  loadScenario('spoiler-free')(context);
  clearHidingFlag();
};

function Restartable(props: FlowAppProps) {
  const [visit, setVisit] = useState(0);
  return (
    <FlowApp key={visit} {...props}>
      <nav aria-label="All screens">
        {ROUTES.map(({ path }) => (
          <Link key={path} to={path} style={{ display: 'inline-block', padding: 8 }}>
            go to {path}
          </Link>
        ))}
        <button type="button" style={{ padding: 8 }} onClick={() => setVisit(visit + 1)}>
          visit again
        </button>
      </nav>
    </FlowApp>
  );
}

const meta = {
  title: 'Flows/Integration/Spoiler Free',
  tags: ['flow', 'behavior', 'walk', '!autodocs', 'no-visual'],
  ...flow({ openSocket }, onNewDevice),
  render: (args) => <Restartable {...args} />,
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** So that a difference is reported before the story times out. */
const SOON = { timeout: 3_000, onTimeout: (error: Error) => error };

const page = () => document.querySelector<HTMLElement>('[data-app], #storybook-root') ?? document.body;
/** Everything in the page and its title, without the ids that React counts up. */
// oxlint-disable-next-line no-restricted-properties -- only reads it
const contents = () => `${document.title}\n${document.body.innerHTML.replaceAll(/react-aria[\w-]*|_r_\w+_/g, '#')}`;

// Loaded with this file, so that it takes no time of a story, and that nothing is missing on the first night only.
import.meta.glob('../../{panels,routes}/*.tsx', { eager: true });
const loadScreens = () => Promise.all(screens.map((screen) => screen.load()));

/** Returns the number of requests that are under way, until their responses have been read. */
function countRequests(): () => number {
  const send = window.fetch.bind(window);
  let count = 0;
  spyOn(window, 'fetch').mockImplementation(async (...request) => {
    count += 1;
    try {
      const response = await send(...request);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      count -= 1;
    }
  });
  return () => count;
}

const QUIET_FRAMES = 3;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing is loading and the page no longer changes. Returns its contents. */
async function settled(countOfRequests: () => number): Promise<string> {
  let last = '';
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await nextFrame();
    const now = contents();
    quiet = now === last && countOfRequests() === 0 ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

/** Throws an error that shows where two pages differ. */
function expectSame(path: string, before: string, after: string): void {
  if (before === after) return;
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 150);
  throw new Error(`${path} has\n${around(after)}\ninstead of\n${around(before)}`);
}

async function goTo({ canvas }: Context, { path, title }: (typeof ROUTES)[number]): Promise<void> {
  // Both visits of a screen are at the same time, or its ages would differ.
  setGameClock(FIXED_NOW.toISOString());
  const links = within(canvas.getByRole('navigation', { name: 'All screens' }));
  links.getByRole('link', { name: `go to ${path}` }).click();
  await waitFor(() => {
    if (!document.title.startsWith(`${title} – `)) throw new Error(`${path} is not shown.`);
    if (!page().querySelector('main h1') || page().querySelector('main [aria-busy="true"]'))
      throw new Error(`${path} is still loading.`);
  });
}

/** Records every text that is ever put into the page, also for a moment. */
function recordTexts(): () => string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes])
        if (node === target ? node.nodeType === Node.TEXT_NODE : true) texts.push(node.textContent ?? '');
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return texts;
  };
}

/** Visits the routes on two nights, which differ only in their results. Half of them, so that it takes a few seconds. */
const compareNights = (half: 0 | 1): Story => ({
  name: `shows nothing that depends on a hidden result, on any route, also when scores change: part ${half + 1}`,
  parameters: { covers: ['S283'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const routes = ROUTES.filter(({ path }, index) => index % 2 === half && !WITHOUT_HIDDEN_RESULTS.includes(path));
    const requests = countRequests();
    await loadScreens();
    await canvas.findByRole('article');
    const before = new Map<string, string>();
    for (const route of routes) {
      await goTo(context, route);
      before.set(route.path, await settled(requests));
    }
    msw.use(...WITHOUT_MESSAGES, ...otherServer(scenarios['spoiler-free']));
    const stop = recordTexts();
    await userEvent.click(canvas.getByRole('button', { name: 'visit again' }));
    await canvas.findByRole('article');
    for (const route of routes) {
      await goTo(context, route);
      for (const type of ['score_update', 'chat']) (await socket()).receives({ type, data: { matchId: 'one' } });
      // What is loaded after the screen may still be missing.
      await waitFor(() => expectSame(route.path, before.get(route.path) ?? '', contents()), SOON);
    }
    await expect(stop().filter((text) => OTHER_NIGHT.test(text))).toEqual([]);
  },
});
export const EvenRoutes = compareNights(0);
export const OddRoutes = compareNights(1);

const showButtons = ({ canvas }: Context) => canvas.queryAllByRole('button', { name: /^Show result, / });

export const NotStored: Story = {
  name: 'shows a result also when that cannot be stored, and says so',
  parameters: { covers: ['C152'] },
  args: { path: paths.completed },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.showResult, 500)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Show all results' });
    const [first, ...others] = showButtons(context);
    if (first) await userEvent.click(first);
    await expectToast("Couldn't save what you've seen.");
    await expect(showButtons(context)).toHaveLength(others.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all results' }));
    // What the server has is shown again.
    await waitFor(() => expect(showButtons(context).length).toBeGreaterThan(0));
  },
};

export const UnknownToTheDevice: Story = {
  name: 'hides everything while it is unknown what a player hides',
  parameters: { covers: ['S284', 'C150'] },
  args: { path: paths.completed },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.hiddenResults, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all results' })).toBeVisible();
  },
};

export const KnownToTheDevice: Story = {
  name: 'shows everything to a player who hid nothing on the last visit of this device',
  args: { path: paths.completed },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.hiddenResults, 503));
    writeHidingFlag(false);
  },
  play: async (context) => {
    await context.canvas.findAllByRole('article');
    await expect(showButtons(context)).toEqual([]);
  },
};

export const NotChosen: Story = {
  name: 'says next to the switch that a choice was not saved',
  parameters: { covers: ['C151'] },
  args: { path: paths.settings },
  beforeEach: ({ msw }) =>
    msw.use(reply(endpoints.hiddenResults, nothingHidden), replyError(endpoints.hideResults, 500)),
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('switch', { name: 'Hide all results' });
    await userEvent.click(all);
    await expect(await canvas.findByText('Failed to update the setting. Please try again.')).toBeVisible();
    await waitFor(() => expect(all).not.toBeChecked());
  },
};

export const Chosen: Story = {
  name: 'hides results as soon as the choice is stored',
  args: { path: paths.settings },
  beforeEach: ({ msw }) =>
    msw.use(reply(endpoints.hiddenResults, nothingHidden), reply(endpoints.hideResults, allHidden)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hide all results' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Hide all results' })).toBeChecked());
    canvas.getByRole('link', { name: `go to ${paths.completed}` }).click();
    await canvas.findByRole('button', { name: 'Show all results' });
    await expect(showButtons(context).length).toBeGreaterThan(0);
  },
};
