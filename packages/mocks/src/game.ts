import type { GameInfo } from '@machine/contract/game.ts';

export const gameInfo: GameInfo = {
  season: 'SIMULATED',
  features: ['MACHINE', 'PRACTICE', 'RECEIPTS', 'SAFETY', 'LEAGUES', 'SHARING', 'SLATE', 'REMINDERS', 'SPOILERS'],
};
export const liveGameInfo: GameInfo = { season: 'LIVE', features: [] };
