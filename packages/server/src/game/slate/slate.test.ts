import { endpoints, endpointUrl, type Slate } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { pickAs, type Player, readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { signUpUser } from '../../testing/test-users.ts';

const HOUR = 60 * 60_000;
const FROM = KICK_OFF - 6 * HOUR;
const TO = KICK_OFF + 18 * HOUR;
const PROBABILITIES = { home: 60, draw: 0, away: 40 };

const game = gameBeforeEach();

const iso = (at: number) => new Date(at).toISOString();
const urlOf = (from = iso(FROM), to = iso(TO)) => endpointUrl(endpoints.slate.path, {}, { from, to });
const slateOf = (player: Player) => readExactly(player, endpoints.slate, urlOf());
const idsOf = ({ entries }: Slate) => entries.map(({ match }) => match.id);

describe('the slate', () => {
  it('has the predicted matches from its first instant on and before its last, by start and id', async () => {
    await addMatch(game.db, 'b', KICK_OFF + HOUR);
    await addMatch(game.db, 'a', KICK_OFF + HOUR);
    await addMatch(game.db, 'first', FROM);
    await addMatch(game.db, 'before', FROM - 1);
    await addMatch(game.db, 'last', TO - 1);
    await addMatch(game.db, 'after', TO);
    await addMatch(game.db, 'unpredicted', KICK_OFF + HOUR, { hasPrediction: false });
    expect(idsOf(await slateOf(game.visitor()))).toEqual(['first', 'a', 'b', 'last']);
  });

  it('shows an entry as its card, without reasons and injuries', async () => {
    await addMatch(game.db, 'a', KICK_OFF + HOUR, { is_gold: 1, probabilities: PROBABILITIES });
    const player = await signUpUser(game);
    await pickAs(player, 'a', 'DISAGREE');
    for (const who of [game.visitor(), player]) {
      const [entry] = (await slateOf(who)).entries;
      const { endOfDay: _endOfDay, ...card } = (await who.get('/api/predictions/random?match=a')).body as object & {
        endOfDay: boolean;
      };
      expect(entry).toEqual(card);
      expect(entry?.prediction.stakes).toEqual({ agree: 5, disagree: 5 });
    }
  });

  it('shows picks and the community counts only to those who have picked', async () => {
    await addMatch(game.db, 'a', KICK_OFF + HOUR);
    const [player, other] = [await signUpUser(game), await signUpUser(game)];
    await pickAs(player, 'a', 'DISAGREE');
    expect((await slateOf(player)).entries[0]).toMatchObject({
      userPick: 'DISAGREE',
      communityStats: { totalCount: 1, disagreeCount: 1 },
    });
    for (const who of [game.visitor(), other]) {
      expect((await slateOf(who)).entries[0]).toMatchObject({ userPick: null, communityStats: null });
    }
  });

  it('has scores and verdicts of started matches only', async () => {
    await addMatch(game.db, 'a', KICK_OFF + HOUR, { probabilities: PROBABILITIES });
    await addMatch(game.db, 'b', KICK_OFF + 2 * HOUR);
    const player = await signUpUser(game);
    await pickAs(player, 'a', 'DISAGREE');
    expect((await slateOf(player)).entries.some((entry) => 'result' in entry)).toBe(false);

    game.setTime(KICK_OFF + 2 * HOUR - 1);
    const score = { score_home: 50, score_away: 60, clock: 'Q3 1:00' };
    await updateTable(game.db, 'matches', { status: 'LIVE', ...score }, { id: 'a' });
    const live = { scoreHome: 50, scoreAway: 60, clock: 'Q3 1:00', isMachineCorrect: null, isUserCorrect: null };
    expect((await slateOf(player)).entries.map(({ result }) => result)).toEqual([
      { ...live, starsDelta: null },
      undefined,
    ]);

    await updateTable(game.db, 'matches', { status: 'PROVISIONAL' }, { id: 'a' });
    expect((await slateOf(player)).entries[0]?.result).toMatchObject({ isMachineCorrect: false, isUserCorrect: true });
    expect((await slateOf(game.visitor())).entries[0]?.result).toMatchObject({
      isMachineCorrect: false,
      isUserCorrect: null,
    });

    await updateTable(game.db, 'matches', { status: 'FINAL' }, { id: 'a' });
    await gradeAndNotify(game.db, game.now());
    const final = { isMachineCorrect: false, isUserCorrect: true, starsDelta: 3 };
    expect((await slateOf(player)).entries[0]?.result).toMatchObject(final);
  });

  it('says when the next prediction comes once none can be picked', async () => {
    await addMatch(game.db, 'a', KICK_OFF + HOUR);
    await addMatch(game.db, 'next', KICK_OFF + 60 * HOUR, { hasPrediction: false });
    expect((await slateOf(game.visitor())).nextPredictionAt).toBeNull();
    game.setTime(KICK_OFF + HOUR);
    expect((await slateOf(game.visitor())).nextPredictionAt).toBe(iso(KICK_OFF + 24 * HOUR));
  });
});

it('accepts a period with any offset, and up to 48 hours', async () => {
  await addMatch(game.db, 'a', Date.parse('2026-03-01T04:30:00Z'));
  const url = urlOf('2026-02-28T23:30:00-05:00', '2026-03-02T23:30:00-05:00');
  expect(idsOf(await readExactly(game.visitor(), endpoints.slate, url))).toEqual(['a']);
});

it('sends visitors a shared body, and players one of their own, both with a tag', async () => {
  await addMatch(game.db, 'a', KICK_OFF + HOUR);
  const player = await signUpUser(game);
  const [visitor, same] = [await game.visitor().get(urlOf()), await player.get(urlOf())];
  expect(same.text).toBe(visitor.text);
  await pickAs(player, 'a', 'AGREE');
  const own = await player.get(urlOf());
  expect(own.text).not.toBe(visitor.text);
  expect(own.headers.get('etag')).not.toBe(visitor.headers.get('etag'));
  const again = await player.get(urlOf(), { 'If-None-Match': own.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});
