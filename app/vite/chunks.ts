import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Screens and panels themselves. */
const ENTRIES = /app\/src\/(?:routes\/\w+Route\.|panels\/(?!ShareOwn|HidingResults))/;
/** Only panels for players use them: the choice of people, menus that open at a button, and reports. */
const OF_PLAYERS =
  /primitives\/tooltip\/|useTooltip|components\/dist\/private\/Tooltip|PeoplePicker|MultiSelectList|primitives\/menu\/Menu\.|menuTrigger|Popover|calculatePosition|useOverlayPosition|ui\/src\/safety\/(?!safetyActions|reportState)/;

/** Modules that the screens and dialogs of leagues share. */
const LEAGUES = /friendLeague/;

/** Modules that the pages share. */
const LEGAL = /ui\/src\/legal\//;

const routes = (...names: string[]) => new RegExp(`app/src/routes/(?:${names.join('|')})Route\\.`);

/**
 * A module belongs to the first group that takes it. What has no group gets a chunk of its own: the larger screens.
 * Each group imports only earlier ones, so that no chunks import each other, which could run modules in a wrong order.
 */
export const CHUNK_GROUPS: Group[] = [
  // In one script, which also takes the bundler's helpers. With libraries in a second one, the page was usable later.
  { name: 'home', tags: ['$initial'] },
  // The style sheets of all other modules in one file. In files of their own, they were a third larger.
  { name: 'styles', test: /\.module\.css/ },
  {
    name: 'common',
    test: (id) => ![ENTRIES, LEAGUES, LEGAL, OF_PLAYERS].some((other) => other.test(id)),
    minShareCount: 2,
    // What it imports is shared by at least as many. Otherwise it would also take what is only mentioned in a type or a
    // context, such as all of React Aria's menus.
    includeDependenciesRecursively: false,
  },
  { name: 'leagues', test: LEAGUES, minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: 'players',
    test: /app\/src\/panels\/(?:UserMenu|NewMessage|AddPeople|CreateLeague|RenameLeague|Safety|ShareThing|Tooltips)\./,
  },
  {
    name: 'panels',
    test: /app\/src\/(?:panels\/(?!CreateLeague|HidingResults|RenameLeague|Safety|Share|Tooltips)|reporting\/)/,
  },
  { name: 'league-entries', test: routes('FriendLeagues', 'JoinLeague') },
  { name: 'records', test: routes('Completed', 'Achievements') },
  { name: 'account', test: routes('Signup', 'ForgotPassword', 'ResetPassword') },
  { name: 'pages', test: routes('HowItWorks', 'Privacy', 'Terms', 'NotFound') },
];
