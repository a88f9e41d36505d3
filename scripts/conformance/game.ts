import { RECORD_LEAGUES } from '@machine/contract';
import { checkAudit } from './audit.ts';
import type { Client, Input, Run } from './client.ts';
import type { Checked } from './players.ts';
import { UNKNOWN } from './rejections.ts';

const isStored = (text: string) => /"choice":\s*"AGREE"/.test(text);

const PERIODS = ['daily', 'weekly', 'all'] as const;
const BOARDS = ['stars', 'slayers', 'streaks', 'followed'] as const;

/** Checks cards and picks. Returns the match of the pick; null when no match is open. */
export async function checkPicks(checked: Checked): Promise<string | null> {
  const { report, visitor, ann, ben } = checked;
  for (const client of [visitor, ann]) await client.call('spotlightPrediction');
  await visitor.call('randomPrediction');
  const pick = async (choice: string, expected: number, matchId: string) =>
    (await ann.call('lockPick', { body: { matchId, choice } }, expected)).text;
  await pick('AGREE', 404, UNKNOWN);
  const matchId = (await ann.read('randomPrediction'))?.match?.id;
  if (matchId === undefined) {
    report.skip('lockPick', 'the server has no open match');
    report.skip('sendChatMessage', 'it needs a pick, and the server has no open match');
    return null;
  }
  await ben.call('sendChatMessage', { params: { id: matchId }, body: { text: 'No pick yet' } }, 403);
  const first = await pick('AGREE', 201, matchId);
  report.expect('lockPick', isStored(first), "the response doesn't contain the new pick");
  const repeated = await pick('AGREE', 200, matchId);
  report.expect('lockPick', isStored(repeated), 'the repeated pick does not return the stored one');
  const other = await pick('DISAGREE', 409, matchId);
  report.expect('lockPick', isStored(other), "the 409 doesn't contain the stored pick");
  await checkReceipt(checked, matchId, [first, repeated]);
  await checkCard(checked, matchId);
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

/** Checks the receipt of a pick, which a server doesn't need to have. */
async function checkReceipt({ report, ann, ben }: Checked, matchId: string, picks: readonly string[]): Promise<void> {
  const [first, repeated] = picks.map(receiptIn);
  if (first === undefined) return;
  const { text } = await ann.call('pickReceipt', { params: { matchId } });
  const isSame = first === repeated && first === receiptIn(text);
  report.expect('pickReceipt', isSame, 'the receipt of a pick changes');
  await ben.call('pickReceipt', { params: { matchId } }, 404);
}

async function checkCard({ report, visitor, ann, ben }: Checked, match: string): Promise<void> {
  for (const client of [visitor, ann, ben]) {
    const card = await client.read('randomPrediction', { query: { match } });
    const expected = client === ann ? 'AGREE' : null;
    const sees = `${client.who} sees the pick ${card?.userPick} instead of ${expected}`;
    report.expect('randomPrediction', card?.match?.id === match, '?match= does not return the card of that match');
    report.expect('randomPrediction', card?.userPick === expected, sees);
  }
  const teams = (await visitor.read('randomPrediction', { query: { match } }))?.match;
  // The id of the match is an addition.
  const isSeenBy = async (client: Client) =>
    (await client.read('userSummary', { params: { id: ann.id } }))?.recentPicks.some(
      ({ matchId, homeTeam }) => homeTeam === teams?.homeTeam && (matchId ?? match) === match,
    );
  report.expect('userSummary', await isSeenBy(ann), "the player's own pick is not among the recent picks");
  report.expect('privacy', !(await isSeenBy(ben)), 'others see a pick before the start');
}

/** Checks the chat of a match that `ann` has picked on. */
export async function checkChat({ report, visitor, ann, ben }: Checked, id: string): Promise<void> {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const text = `Conformance ${key['Idempotency-Key']}`;
  const send = (content: string, expected: number, input: Pick<Input, 'headers' | 'rule'> = {}) =>
    ann.call('sendChatMessage', { params: { id }, body: { text: content }, ...input }, expected);
  await send(`  ${text}\u202E `, 201, { headers: key });
  if (!report.lacks('idempotency')) {
    await send(text, 200, { headers: key, rule: 'idempotency' });
    await send('Something else', 422, { headers: key, rule: 'idempotency' });
  }
  await send('\u200B', 400);
  for (const client of [visitor, ann, ben]) {
    const messages = (await client.read('matchChat', { params: { id } })) ?? [];
    const { length } = messages.filter((message) => message.text === text);
    report.expect('sendChatMessage', length === 1, `${client.who} sees the new message ${length} times, cleaned`);
  }
  const chatOf = async (client: Client) => (await client.read('matchChats'))?.find(({ matchId }) => matchId === id);
  const chat = await chatOf(ann);
  report.expect('matchChats', chat, 'the chat of the picked match is missing');
  report.expect('matchChats', (chat?.unreadCount ?? 0) === 0, 'a chat that was just read has unread messages');
  report.expect('matchChats', !(await chatOf(ben)), 'the list has a match without a pick');
}

/** Checks the calls that show matches and results to everyone. */
export async function checkResults(run: Run, client: Client): Promise<void> {
  const { report } = run;
  for (const period of PERIODS) {
    for (const board of BOARDS) await client.call('leaderboard', { query: { period, board } });
  }
  await client.call('leaderboard');
  const stats = await client.read('machineStats');
  const hasEdge = stats?.hasEdgeTable === true;
  for (const [level, has] of [
    ['EDGE', hasEdge],
    ['RECORD', stats?.hasRecord === true],
  ] as const) {
    const isThere = !report.lacksLevel(level);
    report.expect(
      'machineStats',
      isThere === has,
      `it says ${has} of the level ${level}, which is ${isThere ? '' : 'not '}there`,
    );
  }
  await checkEdge(run, client);
  await checkAudit(run, client);
  await checkRecord(run, client);
  await client.call('achievements');
  const features = (await client.read('gameInfo'))?.features ?? [];
  report.expect('gameInfo', hasEdge || !features.includes('MACHINE'), 'the feature MACHINE needs the edge of players');
  await client.call('practice');
  const matches = (await client.read('completedLive')) ?? [];
  const shown = new Map(matches.map((match) => [match.status, match.id])).values();
  for (const id of shown) {
    for (const name of ['match', 'playByPlay', 'matchChat'] as const) await client.call(name, { params: { id } });
    const recap = await client.read('recap', { params: { id } });
    report.expect('recap', recap !== null, 'a completed match has no recap');
  }
  if (matches.length === 0) report.skip('recap', 'the server has no completed match');
  const unknown = await client.call('recap', { params: { id: UNKNOWN } });
  report.expect('recap', unknown.text === 'null', 'an unknown match must be null');
}

/** Checks the edge of players, which a server doesn't need to have. */
async function checkEdge({ report }: Run, client: Client): Promise<void> {
  const [first] = (await client.read('machineEdge'))?.players ?? [];
  if (first === undefined) report.skip('userEdge', 'no player has an edge');
  else {
    const details = await client.read('userEdge', { params: { id: first.userId } });
    report.expect('userEdge', details?.timeline.length, 'a player in the table has no edge over time');
  }
  const unknown = await client.call('userEdge', { params: { id: UNKNOWN } });
  report.expect('userEdge', unknown.text === 'null', 'an unknown user must be null');
}

/** Checks the Machine's record, which a server doesn't need to have. */
async function checkRecord({ report }: Run, client: Client): Promise<void> {
  for (const league of RECORD_LEAGUES) {
    const record = await client.read('machineRecord', { query: { league } });
    report.expect('machineRecord', record?.league === league, `?league=${league} returns another league`);
  }
  await client.call('machineRecord');
}
