import { withOtherResults } from '@machine/mocks/otherResults.ts';
import { EVERYTHING_HIDDEN, NOTHING_HIDDEN } from '@machine/ui/result/hiding.ts';
import {
  cloneElement,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

type Render = (args: object, context: { component: ComponentType<object> }) => ReactElement;
type Annotations = { args?: object; render?: Render };
type StoryModule = { default: Annotations & { title: string; component: ComponentType<object> } } & Record<
  string,
  Annotations
>;
type Story = ReturnType<typeof storiesOf>[number];

const MODULES = import.meta.glob<StoryModule>(['../ui/src/**/*.stories.tsx', '!**/*.behavior.stories.tsx']);

/**
 * Parts that don't know which match or player they show. What contains them wraps them in a `Result`, which its own
 * stories prove.
 */
const PARTS = [
  'Components/Primitives/',
  'Components/Drawing/',
  'Components/Duel/Duel Section',
  'Components/Leaderboard/Leaderboard Table',
  'Components/Machine/Machine Record',
  'Components/Chat/Message List',
];
/**
 * Practice shows seasons of years ago, and the stars of a receipt are what the pick would pay. The server sends the totals
 * of the header without hidden results.
 */
const WITHOUT_HIDDEN_RESULTS = ['Screens/Practice', 'Screens/Receipt', 'Components/Layout/'];

const OVERLAYS = ['../ui/src/primitives/dialog/SidePanel.tsx', '../ui/src/primitives/dialog/Dialog.tsx'];

/** Overlays render in a portal, which the server's renderer doesn't have. */
const inline = ({ title, children }: { title: string; children: ReactNode }) => [title, children];

let ResultHiding: typeof import('../ui/src/result/ResultHiding.tsx').ResultHiding;
let stories: Story[];

// Generous for busy machines: everything is rendered several times.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../ui/src/primitives/dialog/SidePanel.tsx', () => ({ SidePanel: inline }));
  vi.doMock('../ui/src/primitives/dialog/Dialog.tsx', () => ({ Dialog: inline, ModalPanel: inline }));
  ({ ResultHiding } = await import('../ui/src/result/ResultHiding.tsx'));
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  stories = modules.flatMap(storiesOf);
}, 300_000);

afterAll(() => {
  for (const path of OVERLAYS) vi.doUnmock(path);
  vi.resetModules();
});

/** Returns each story with its args, and the same ones with other results. */
function storiesOf({ default: meta, ...others }: StoryModule) {
  const { title, component } = meta;
  if ([...PARTS, ...WITHOUT_HIDDEN_RESULTS].some((start) => title.startsWith(start))) return [];
  const renderComponent = (args: object) => createElement(component, args);
  return Object.entries(others).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render ?? renderComponent;
    return { title, name: `${title}: ${name}`, args, other: otherArgs(args), component, render };
  });
}

/** Also changes what stories pass as elements. */
function otherArgs(args: object): object {
  return Object.fromEntries(
    Object.entries(withOtherResults(args)).map(([name, value]) => [
      name,
      isValidElement<object>(value) ? cloneElement(value, withOtherResults(value.props)) : value,
    ]),
  );
}

const PLAYER = { playerId: null, onShow: () => {}, onShowAll: () => {} };

/** Returns everything that a story puts into the page: texts, labels, attributes and classes. */
const markup = ({ component, render }: Story, args: object, hidden: typeof NOTHING_HIDDEN): string =>
  renderToStaticMarkup(
    createElement(
      ResultHiding,
      // oxlint-disable-next-line react/no-children-prop -- it is required
      { ...PLAYER, hidden, children: createElement(() => render(args, { component })) },
    ),
  );

/** Returns whether the page of a story is another one with other results. */
const isTelling = (story: Story, hidden: typeof NOTHING_HIDDEN) =>
  markup(story, story.args, hidden) !== markup(story, story.other, hidden);

it('puts nothing into the page that depends on a hidden result, in any story', () => {
  const telling = stories.filter((story) => isTelling(story, EVERYTHING_HIDDEN));
  expect(telling.map(({ name }) => name)).toEqual([]);
}, 300_000);

it('tells results on these pages while nothing is hidden, or the test above would prove nothing', () => {
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  const telling = [...byTitle].filter(([, all]) => all.some((story) => isTelling(story, NOTHING_HIDDEN)));
  expect(telling.map(([title]) => title).toSorted()).toMatchInlineSnapshot(`
    [
      "Components/Chat/Match Chat Panel",
      "Components/Completed/Completed Row",
      "Components/Completed/Scoreboard",
      "Components/Duel/Duel End",
      "Components/Prediction/Machine Word",
      "Components/Prediction/Prediction Card",
      "Components/Prediction/Reasons",
      "Components/Prediction/Since Then",
      "Components/Profile/Follow List Dialog",
      "Components/Profile/User List Item",
      "Components/Question/Last Questions",
      "Components/Result/Result Card",
      "Components/Search/Search Users Panel",
      "Screens/Achievements",
      "Screens/Completed",
      "Screens/Home",
      "Screens/Leaderboards",
      "Screens/League",
      "Screens/Machine",
      "Screens/Match Chat",
      "Screens/Profile",
      "Screens/Recap",
      "Screens/Share",
      "Screens/Today",
    ]
  `);
}, 300_000);
