import { RECORD_LEAGUES } from '@machine/contract';
import { checkAudit } from './audit.ts';
import type { Client, Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN = { id: 'no-such-id' };
const isStored = (text: string) => /"choice":\s*"AGREE"/.test(text);

const PERIODS = ['daily', 'weekly', 'all'] as const;
const BOARDS = ['stars', 'slayers', 'streaks', 'followed'] as const;

/** Checks cards, picks and match chats. Returns the match of the pick; null when no match is open. */
export async function checkPicks(run: Run, [visitor, ann, ben]: [Client, Account, Account]): Promise<string | null> {
  const { report } = run;
  await visitor.call('spotlightPrediction', {}, 200);
  await ann.call('spotlightPrediction', {}, 200);
  await visitor.call('randomPrediction', {}, 200);
  await ann.call('lockPick', { body: { matchId: UNKNOWN.id, choice: 'AGREE' } }, 404);
  const matchId = (await ann.call('randomPrediction', {}, 200)).data?.match?.id;
  if (matchId === undefined) {
    report.skip('lockPick', 'the server has no open match');
    report.skip('sendChatMessage', 'it needs a pick, and the server has no open match');
    return null;
  }
  await ben.call('sendChatMessage', { params: { id: matchId }, body: { text: 'No pick yet' } }, 403);
  const pick = async (choice: string, expected: number) =>
    (await ann.call('lockPick', { body: { matchId, choice } }, expected)).text;
  const first = await pick('AGREE', 201);
  report.expect('lockPick', isStored(first), "the response doesn't contain the new pick");
  const repeated = await pick('AGREE', 200);
  report.expect('lockPick', isStored(repeated), 'the repeated pick does not return the stored one');
  report.expect('lockPick', isStored(await pick('DISAGREE', 409)), "the 409 doesn't contain the stored pick");
  await checkReceipt(run, matchId, { owner: ann, other: ben, picks: [first, repeated] });
  await checkCard(run, matchId, [visitor, ann, ben]);
  return matchId;
}

/** Returns the receipt in a response as text; undefined without one. */
function receiptIn(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text).receipt);
  } catch {
    return undefined;
  }
}

type Picked = { owner: Client; other: Client; picks: readonly string[] };

/** Checks the receipt of a pick, which a server doesn't need to have. */
async function checkReceipt({ report }: Run, matchId: string, { owner, other, picks }: Picked): Promise<void> {
  const [first, repeated] = picks.map(receiptIn);
  if (first === undefined) return;
  const { text } = await owner.call('pickReceipt', { params: { matchId } }, 200);
  const isSame = first === repeated && first === receiptIn(text);
  report.expect('pickReceipt', isSame, 'the receipt of a pick changes');
  await other.call('pickReceipt', { params: { matchId } }, 404);
}

async function checkCard(
  { report }: Run,
  match: string,
  [visitor, ann, ben]: [Client, Account, Account],
): Promise<void> {
  for (const client of [visitor, ann, ben]) {
    const { data } = await client.call('randomPrediction', { query: { match } }, 200);
    const expected = client === ann ? 'AGREE' : null;
    report.expect('randomPrediction', data?.match?.id === match, '?match= does not return the card of that match');
    report.expect(
      'randomPrediction',
      data?.userPick === expected,
      `${client.who} sees the pick ${data?.userPick} instead of ${expected}`,
    );
  }
  const picksSeenBy = async (client: Client) =>
    (await client.call('userSummary', { params: { id: ann.id } }, 200)).data?.recentPicks.map(({ matchId }) => matchId);
  report.expect(
    'userSummary',
    (await picksSeenBy(ann))?.includes(match),
    "the player's own pick is not among the recent picks",
  );
  report.expect('userSummary', !(await picksSeenBy(ben))?.includes(match), 'others see a pick before the start');
}

/** Checks the chat of a match that `ann` has picked on. */
export async function checkChat(
  { report }: Run,
  id: string,
  [visitor, ann, ben]: [Client, Account, Account],
): Promise<void> {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const text = `Conformance ${key['Idempotency-Key']}`;
  const send = (body: object, expected: number, headers: Record<string, string> = {}) =>
    ann.call('sendChatMessage', { params: { id }, body, headers }, expected);
  await send({ text: `  ${text}\u202E ` }, 201, key);
  await send({ text }, 200, key);
  await send({ text: 'Something else' }, 422, key);
  await send({ text: '\u200B' }, 400);
  for (const client of [visitor, ann, ben]) {
    const messages = (await client.call('matchChat', { params: { id } }, 200)).data ?? [];
    const own = messages.filter((message) => message.text === text);
    report.expect(
      'sendChatMessage',
      own.length === 1,
      `${client.who} sees the new message ${own.length} times, cleaned`,
    );
  }
  const chats = (await ann.call('matchChats', {}, 200)).data ?? [];
  const chat = chats.find(({ matchId }) => matchId === id);
  report.expect('matchChats', chat, 'the chat of the picked match is missing');
  report.expect('matchChats', (chat?.unreadCount ?? 0) === 0, 'a chat that was just read has unread messages');
  const others = (await ben.call('matchChats', {}, 200)).data ?? [];
  report.expect('matchChats', !others.some(({ matchId }) => matchId === id), 'the list has a match without a pick');
}

/** Checks the calls that show matches and results to everyone. */
export async function checkResults(run: Run, client: Client): Promise<void> {
  for (const period of PERIODS) {
    for (const board of BOARDS) await client.call('leaderboard', { query: { period, board } }, 200);
  }
  await client.call('leaderboard', {}, 200);
  const stats = await client.call('machineStats', {}, 200);
  const hasEdge = stats.data?.hasEdgeTable === true;
  await checkEdge(run, client, hasEdge);
  await checkAudit(run, client);
  await checkRecord(run, client, stats.data?.hasRecord === true);
  await client.call('achievements', {}, 200);
  const { data: game } = await client.call('gameInfo', {}, 200);
  run.report.expect(
    'gameInfo',
    !(game?.features.includes('MACHINE') && !hasEdge),
    'the feature MACHINE needs the edge of players',
  );
  if (game?.features.includes('PRACTICE')) await client.call('practice', {}, 200);
  const matches = (await client.call('completedLive', {}, 200)).data ?? [];
  const shown = new Map(matches.map((match) => [match.status, match.id])).values();
  for (const id of shown) {
    await client.call('match', { params: { id } }, 200);
    await client.call('playByPlay', { params: { id } }, 200);
    await client.call('matchChat', { params: { id } }, 200);
    const recap = (await client.call('recap', { params: { id } }, 200)).data;
    run.report.expect('recap', recap !== null, 'a completed match has no recap');
  }
  if (matches.length === 0) run.report.skip('recap', 'the server has no completed match');
  const unknown = await client.call('recap', { params: UNKNOWN }, 200);
  run.report.expect('recap', unknown.text === 'null', 'an unknown match must be null');
}

/** Checks the edge of players, which a server doesn't need to have. */
async function checkEdge({ report }: Run, client: Client, hasEdge: boolean): Promise<void> {
  if (!hasEdge) {
    for (const name of ['machineEdge', 'userEdge'] as const) report.skip(name, 'the server has no edge');
    return;
  }
  const [first] = (await client.call('machineEdge', {}, 200)).data?.players ?? [];
  if (first === undefined) report.skip('userEdge', 'no player has an edge');
  else {
    const details = (await client.call('userEdge', { params: { id: first.userId } }, 200)).data;
    report.expect('userEdge', details?.timeline.length, 'a player in the table has no edge over time');
  }
  const unknown = await client.call('userEdge', { params: UNKNOWN }, 200);
  report.expect('userEdge', unknown.text === 'null', 'an unknown user must be null');
}

/** Checks the Machine's record, which a server doesn't need to have. */
async function checkRecord({ report }: Run, client: Client, hasRecord: boolean): Promise<void> {
  if (!hasRecord) {
    report.skip('machineRecord', 'the server has no record of the Machine');
    return;
  }
  for (const league of RECORD_LEAGUES) {
    const record = (await client.call('machineRecord', { query: { league } }, 200)).data;
    report.expect('machineRecord', record?.league === league, `?league=${league} returns another league`);
  }
  await client.call('machineRecord', {}, 200);
}
