import { clubsOf } from './clubs.ts';
import type { Instant, LeagueInjury } from './feed.ts';
import { createRandom } from './random.ts';
import { DAY_MS } from './time.ts';

/** The first `ALWAYS` of the list's lines are never empty, so the list has 6 to 14 entries. */
const LINES = 14;
const ALWAYS = 6;
const CHANCE = 0.5;

/** Invented: a first name belongs to one line, so nobody is listed twice, and no surname is a real player's. */
const FIRST = 'Davrin,Teyon,Malrick,Jorvan,Keshon,Orlin,Brevin,Tavaris,Lukan,Zadrian,Corvell,Emrik,Rashan,Willem'.split(
  ',',
);
const LAST =
  'Ockwright,Brackmoor,Vantrell,Ostergale,Quillander,Hartswick,Demarrow,Pellingway,Stronhold,Adebrook,Marchetal,Tolliverne,Runswell,Kovarrin,Lindqvale,Fairmarsh,Bexholm,Greyland'.split(
    ',',
  );
const SIDES = ['left', 'right'];
const HURTS = [
  'calf strain',
  'ankle sprain',
  'knee soreness',
  'hamstring tightness',
  'wrist contusion',
  'hip soreness',
  'groin strain',
  'shoulder sprain',
  'foot soreness',
];

/** From the day on which somebody returns backwards. */
const RECOVERY = ['Probable', 'Questionable', 'Questionable', 'Doubtful'];

/** The NBA's injury list of the day (UTC): each line is one player's absence, then the next one's. */
export function simulatedInjuries(seed: number, at: Instant): LeagueInjury[] {
  const day = Math.floor(at / DAY_MS);
  return Array.from({ length: LINES }, (_, line) => absence(seed, line, day)).filter((entry) => entry !== undefined);
}

function absence(seed: number, line: number, day: number): LeagueInjury | undefined {
  const rhythm = createRandom(`${seed}/injuries/${line}`);
  const days = 5 + rhythm.below(12);
  const shifted = day + rhythm.below(days);
  const random = createRandom(`${seed}/injuries/${line}/${Math.floor(shifted / days)}`);
  const pick = (list: readonly string[]) => list[random.below(list.length)] ?? '';

  if (line >= ALWAYS && random.next() >= CHANCE) return undefined;
  const daysLeft = days - 1 - (shifted % days);
  return {
    playerName: `${FIRST[line] ?? ''} ${pick(LAST)}`,
    team: pick(clubsOf('NBA').map(({ name }) => name)),
    status: RECOVERY[daysLeft] ?? 'Out',
    description: `${pick(SIDES)} ${pick(HURTS)}`,
  };
}
