import type { LeagueInjury } from './feed.ts';

/** The statuses of injured players who are expected to miss a match today. */
const ABSENT: readonly string[] = ['Out', 'Doubtful'];

/** Returns the injured players of a club (by its code) who are expected to miss a match today. */
export const absencesOf = (injuries: readonly LeagueInjury[], club: string): LeagueInjury[] =>
  injuries.filter(({ team, status }) => team === club && ABSENT.includes(status));
