/* Sources of the projects in which packages.nightly.test.ts installs the packages. */

/** Ten components that a server can render, because they get no callbacks. */
export const COMPONENTS = `
import { openPrediction } from '@machine/mocks/fixtures';
import {
  Button, Eyebrow, Gauge, matchTitle, Panel, RankTag, ScreenTitle, StreakTicks, UserStats, UserText,
} from '@machine/ui';
import { Crest } from '@machine/ui/team/Crest';

export const title = matchTitle(openPrediction.match);

export const Components = () => (
  <Panel>
    <ScreenTitle lead={title}>Ten components</ScreenTitle>
    <Eyebrow>Today</Eyebrow>
    <Button>Follow</Button>
    <Crest team={openPrediction.match.homeTeam} />
    <Gauge percent={62} label="Win rate" />
    <RankTag rank="EXPERT" />
    <StreakTicks current={3} best={5} />
    <UserStats stars={12} currentStreak={3} />
    <UserText>Celtics by ten</UserText>
  </Panel>
);
`;

export const HOME = `
import { FIXED_NOW, openPrediction } from '@machine/mocks/fixtures';
import { HomeScreen } from '@machine/ui';

const card = { prediction: openPrediction, viewer: 'player' as const, now: FIXED_NOW, onPick: () => {} };

export const Home = () => <HomeScreen state={{ kind: 'ready', card }} onNext={() => {}} />;
`;

export const SCREEN = `
import type { Prediction } from '@machine/contract';
import { openPrediction } from '@machine/mocks/fixtures';
import { AppRoot } from '@machine/ui';
import { Components } from './Components.js';
import { Home } from './Home.js';

export const prediction: Prediction = openPrediction;
export const Screen = () => <AppRoot appearance="dark"><Home /><Components /></AppRoot>;
`;

export const MOCKS_TEST = `
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '@machine/contract';
import { player } from '@machine/mocks/fixtures';
import { reply, withBaseUrl } from '@machine/mocks/handlers';
import { scenarios } from '@machine/mocks/scenarios';
import { setupServer } from 'msw/node';

test('replies at the base address', async () => {
  const handlers = [reply(endpoints.currentUser, { ...player, stars: 7 }), ...scenarios.veteran];
  const server = setupServer(...withBaseUrl('https://game.example', handlers));
  server.listen();
  const user = await (await fetch('https://game.example/api/auth/user')).json();
  assert.equal(user.stars, 7);
  assert.equal((await fetch('https://game.example/api/achievements')).status, 200);
  server.close();
});
`;

export const ALL_EXPORTS = `
export * as contract from '@machine/contract';
export * as conditions from '@machine/mocks/conditions';
export * as fetch from '@machine/mocks/fetch';
export * as fixtures from '@machine/mocks/fixtures';
export * as handlers from '@machine/mocks/handlers';
export * as remembering from '@machine/mocks/remembering';
export * as scenarios from '@machine/mocks/scenarios';
export * as unmocked from '@machine/mocks/unmocked';
export * as ui from '@machine/ui';
`;
