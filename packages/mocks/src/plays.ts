import type { Play } from '@machine/contract/match.ts';

/** Every basket of the match in order: the scoring side (home or away) and the points. Ends 101–98. */
const BASKETS =
  'A2A1H2H3H3A2A2A1A3A2H2H3A2H2H1H2A2A3H2A2H3H3H2H2A2H3A2A1A3A2H2H2H2A2A2H2H3A2H3A3A2H2A1H2A2H2H2' +
  'H3A1A3A2A1H3H3A1H2H2A2A2A2A2H3A2A2A2H2H1A3A2H2A2H2A2A2H2H2H2A3H2A2A3H3A2H3H2A3A3A2H1H2H2H2A1';

const PLAYERS = {
  H: ['Vaughn Abara', 'Teo Lindqvist', 'Marcus Okafor', 'Dre Castellan'],
  A: ['Ilan Brandt', 'Corey Whitmore', 'Sami Haddad', 'Jules Ferrand'],
} as const;
const SHOTS = ['', 'makes a free throw', 'makes a jump shot', 'makes a three-point shot'] as const;

const QUARTER_SECONDS = 720;

function basketPlays(): Play[] {
  const baskets = BASKETS.match(/[HA]\d/g) ?? [];
  const score = { H: 0, A: 0 };
  return baskets.map((basket, index) => {
    const side = basket.startsWith('H') ? 'H' : 'A';
    const points = Number(basket[1]);
    score[side] += points;
    const elapsed = Math.floor((index / baskets.length) * 4 * QUARTER_SECONDS);
    const left = QUARTER_SECONDS - (elapsed % QUARTER_SECONDS);
    return {
      id: `play-${index}`,
      period: Math.floor(elapsed / QUARTER_SECONDS) + 1,
      clock: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
      description: `${PLAYERS[side][index % 4]} ${SHOTS[points]}`,
      scoreHome: score.H,
      scoreAway: score.A,
    };
  });
}

/** A complete NBA match, 101–98, oldest first. */
export const nbaPlays: readonly Play[] = basketPlays();

/** An EPL match, 1–1, oldest first. Some plays carry no score. */
export const eplPlays: readonly Play[] = [
  { id: 'e1', period: 1, clock: "1'", description: 'Kick-off', scoreHome: 0, scoreAway: 0 },
  { id: 'e2', period: 1, clock: "23'", description: 'Goal: Piet Halloran', scoreHome: 0, scoreAway: 1 },
  { id: 'e3', period: 1, clock: "41'", description: 'Yellow card: Owen Tait', scoreHome: null, scoreAway: null },
  { id: 'e4', period: 2, clock: "46'", description: 'Second half', scoreHome: 0, scoreAway: 1 },
  { id: 'e5', period: 2, clock: "71'", description: 'Goal: Luca Moreau', scoreHome: 1, scoreAway: 1 },
  { id: 'e6', period: 2, clock: "90'", description: 'Full time', scoreHome: 1, scoreAway: 1 },
];

/** Plays without scores, which a chart cannot draw. */
export const scorelessPlays: readonly Play[] = eplPlays.map((play) => ({ ...play, scoreHome: null, scoreAway: null }));
