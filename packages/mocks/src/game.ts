import type { GameInfo } from '@machine/contract';

export const gameInfo: GameInfo = { season: 'SIMULATED', features: ['MACHINE', 'PRACTICE', 'RECEIPTS', 'SPOILERS'] };
export const liveGameInfo: GameInfo = { season: 'LIVE', features: [] };
