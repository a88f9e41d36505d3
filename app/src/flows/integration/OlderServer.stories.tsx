import { type Endpoint, endpoints } from '@machine/contract';
import { OPTIONAL_CALLS } from '@machine/mocks/handlers';
import type { ScenarioName } from '@machine/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { Link } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { screens } from '../../routes/screens.ts';
import { flow } from '../flow.ts';
import { type FlowContext, loadScenario } from '../flowSetup.ts';

/** Every route with an example of its parameters, and the start of the page title. Home comes last. */
const HOME = { path: paths.home, title: 'The Machine' };
const routes = [
  ...screens.map(({ path, title }) => ({
    path: path === '*' ? '/nowhere' : path.replaceAll(/:\w+\??/g, 'one'),
    title,
  })),
  HOME,
];

/** What players see of the optional fields and calls. */
const OPTIONAL_FEATURES: Record<string, RegExp> = {
  'the label of the season': /Demo season/,
  'the stakes': /if right|AGREE pays|pays \d+ of|from 10:00 to 10:00 UTC/,
  'the reasons': /Why\?/,
  'the probabilities': /In ten matches like this/,
  'the edge': /wins over the Machine|Who beats the Machine\?|Your edge/,
  'the record of the Machine': /Its record here/,
  receipts: /See the receipt of your pick|Receipt, /,
  practice: /Practice first/,
  'what was picked by bots': /of them (?:a bot|bots)/,
  'delayed scores': /Score from|are delayed right now|No play-by-play for this league/,
  'moved matches': /was moved|Moved to/,
  'data credits': /Football-Data\.org/,
  'the switch for results': /Your picks of a day are graded\./,
  leagues: /Play among friends/,
  reminders: /Hear about matches while you're away\./,
  'hidden results': /Spoiler-free/,
  'blocked and muted players': /Blocked and muted players/,
};
const OPTIONAL_LINKS: readonly string[] = [paths.machine, paths.practice];
/** Whatever a server lacks, no screen is broken. */
const BROKEN = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|Something went wrong|Failed to|Couldn't/;

const { activeSessions, gameInfo, machineEdge, machineRecord, practice, slate } = endpoints;
/** The app asks for these whether the server has them or not, and does without them. */
const ASKED_FOR: readonly Endpoint[] = [activeSessions, gameInfo];
const callsOf = ({ method, path }: Endpoint) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
const OPTIONAL = OPTIONAL_CALLS.filter((endpoint) => !ASKED_FOR.includes(endpoint)).map(callsOf);

const calls: string[] = [];

const load = (name: ScenarioName) => (context: FlowContext) => {
  calls.length = 0;
  loadScenario(name)(context);
  // Responds to nothing: the next handler does.
  context.msw.use(
    http.all('/api/*', ({ request }) => void calls.push(`${request.method} ${new URL(request.url).pathname}`)),
  );
};

/** Links to every screen, because stories have no address bar. */
const AllScreens = () => (
  <nav aria-label="All screens">
    {routes.map(({ path }) => (
      <Link key={path} to={path} style={{ display: 'inline-block', padding: 8 }}>
        go to {path}
      </Link>
    ))}
  </nav>
);

const meta = {
  title: 'Flows/Integration/Older Server',
  tags: ['flow', 'behavior', 'walk', '!autodocs', 'no-visual'],
  ...flow({ children: <AllScreens /> }, load('older-server')),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens every screen, and returns the optional features that were seen, each with where it was first. */
async function walk({ canvas }: Context): Promise<Record<string, string>> {
  await Promise.all(screens.map((screen) => screen.load()));
  await canvas.findByRole('article');
  const links = within(canvas.getByRole('navigation', { name: 'All screens' }));
  const seen: Record<string, string> = {};
  const page = document.querySelector<HTMLElement>('[data-app], #storybook-root') ?? document.body;
  for (const { path, title } of routes) {
    links.getByRole('link', { name: `go to ${path}` }).click();
    await waitFor(() => {
      if (!document.title.startsWith(`${title} – `)) throw new Error(`${path} is not shown.`);
      if (!page.querySelector('main h1') || page.querySelector('main [aria-busy="true"]'))
        throw new Error(`${path} is still loading.`);
    });
    const text = page.textContent;
    await expect(`${path}: ${text}`).not.toMatch(BROKEN);
    for (const [feature, pattern] of Object.entries(OPTIONAL_FEATURES)) if (pattern.test(text)) seen[feature] ??= path;
    for (const link of page.querySelectorAll('a[href]:not([aria-label="All screens"] *)')) {
      const href = link.getAttribute('href') ?? '';
      if (OPTIONAL_LINKS.includes(href)) seen[`a link to ${href}`] ??= path;
    }
  }
  return seen;
}

const optionalCalls = () => calls.filter((call) => OPTIONAL.some((pattern) => pattern.test(call)));
const gameInfoCalls = () => calls.filter((call) => callsOf(gameInfo).test(call));

export const Player: Story = {
  name: 'works on every screen for a player, without the optional features and their calls',
  play: async (context) => {
    await expect(await walk(context)).toEqual({});
    await expect(optionalCalls()).toEqual([]);
    await expect(gameInfoCalls()).toHaveLength(1);
    await expect(context.canvas.getByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
  },
};

export const Visitor: Story = {
  name: 'works on every screen for a visitor, without the optional features and their calls',
  beforeEach: load('older-server-visitor'),
  play: async (context) => {
    await expect(await walk(context)).toEqual({});
    await expect(optionalCalls()).toEqual([]);
    await expect(gameInfoCalls()).toHaveLength(1);
  },
};

/** Otherwise the stories above would look for texts that no longer exist. */
export const NewerServer: Story = {
  name: 'shows the optional features of a newer server',
  beforeEach: load('full-card-visitor'),
  play: async (context) => {
    const seen = Object.keys(await walk(context));
    await expect(seen).toEqual(
      expect.arrayContaining([
        'the record of the Machine',
        'practice',
        'the edge',
        'the label of the season',
        'the reasons',
        'the stakes',
      ]),
    );
    await expect(seen).toEqual(expect.arrayContaining(OPTIONAL_LINKS.map((path) => `a link to ${path}`)));
    await expect(optionalCalls()).toEqual(
      expect.arrayContaining([machineEdge, machineRecord, practice, slate].map(({ path }) => `GET ${path}`)),
    );
  },
};
