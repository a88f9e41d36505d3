import { achievement as schema } from '../../achievement.ts';
import { earnedAchievement } from '../../profile.ts';
import { describeFields } from './describe.ts';

const common = { id: 'Id that stays the same for good, such as streak-3.', title: 'Short name, such as "Hat-Trick".' };
const TIER = 'Tier, from BRONZE, SILVER, GOLD and PLATINUM to SPECIAL.';

export const achievement = [
  describeFields(schema, {
    ...common,
    description: 'How to unlock it, as a sentence.',
    tier: TIER,
    type: 'PROGRESS if it is reached step by step, FEAT if it happens all at once.',
    unlocked: 'True if the caller has unlocked it. It then stays unlocked.',
    progress: 'How far the caller is, up to `progressNeeded`. Null for a FEAT and for visitors.',
    progressNeeded: 'The progress that unlocks it. Null for a FEAT.',
    unlockedAt: 'When the caller unlocked it. Null until then.',
  }),
  describeFields(earnedAchievement, {
    ...common,
    tier: TIER,
    unlockedAt: 'When the player unlocked it. Absent on servers that do not say it.',
  }),
];
