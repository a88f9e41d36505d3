import type { LeagueInjury } from './feed.ts';

/** The statuses of injured players who miss a simulated match today. The Machine weighs the statuses by itself. */
const ABSENT: readonly string[] = ['Out', 'Doubtful'];

/** Returns the injured players of a club (by its code) who miss a simulated match today. */
export const absencesOf = (injuries: readonly LeagueInjury[], club: string): LeagueInjury[] =>
  injuries.filter(({ team, status }) => team === club && ABSENT.includes(status));
