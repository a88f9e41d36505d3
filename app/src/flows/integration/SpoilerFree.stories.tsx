import { endpoints } from '@machine/contract';
import { allHidden, nothingHidden, player } from '@machine/mocks/fixtures';
import { otherServer, reply, replyError } from '@machine/mocks/handlers';
import { scenarios } from '@machine/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { screens } from '../../routes/screens.ts';
import { writeHidingFlag } from '../../services/hidingFlag.ts';
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

const { openSocket, socket } = createFakeSocket();

/** A device that knows nothing of the player. */
const onNewDevice = (context: FlowContext) => {
  loadScenario('spoiler-free')(context);
  writeHidingFlag({ userId: 'someone-else', isOn: false });
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
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...flow({ openSocket }, onNewDevice),
  render: (args) => <Restartable {...args} />,
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** So that a difference is reported before the story times out. */
const SOON = { timeout: 3_000 };

const page = () => document.querySelector<HTMLElement>('[data-app], #storybook-root') ?? document.body;
/** Everything in the page and its title, without the ids that React counts up. */
const contents = () => `${document.title}\n${document.body.innerHTML.replaceAll(/(?:react-aria-)?_r_\w+_/g, '#')}`;

/** Shows where two pages differ; null if they are the same. */
function difference(path: string, before: string, after: string): string | null {
  if (before === after) return null;
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 150);
  return `${path} has\n${around(after)}\ninstead of\n${around(before)}`;
}

async function goTo({ canvas }: Context, { path, title }: (typeof ROUTES)[number]): Promise<void> {
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

export const EveryRoute: Story = {
  name: 'shows nothing that depends on a hidden result, on any route, also when scores change',
  parameters: { covers: ['Q4'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Promise.all(screens.map((screen) => screen.load()));
    await canvas.findByRole('article');
    const routes = ROUTES.filter(({ path }) => !WITHOUT_HIDDEN_RESULTS.includes(path));
    const before = new Map<string, string>();
    for (const route of routes) {
      await goTo(context, route);
      before.set(route.path, contents());
    }
    msw.use(...otherServer(scenarios['spoiler-free']), reply(endpoints.notifications, []));
    const stop = recordTexts();
    await userEvent.click(canvas.getByRole('button', { name: 'visit again' }));
    await canvas.findByRole('article');
    for (const route of routes) {
      await goTo(context, route);
      for (const type of ['score_update', 'chat']) (await socket()).receives({ type, data: { matchId: 'one' } });
      // What is loaded after the screen may still be missing in either visit.
      await waitFor(() => expect(difference(route.path, before.get(route.path) ?? '', contents())).toBeNull(), SOON);
    }
    await expect(stop().filter((text) => OTHER_NIGHT.test(text))).toEqual([]);
  },
};
