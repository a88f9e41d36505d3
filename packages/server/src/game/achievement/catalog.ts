import type { Tier } from '@machine/contract';
import { type EarnedRank, rankIndex } from '../totals/rank.ts';
import type { Counts } from './counts.ts';

/** Unlocked when `measure` reaches `needed`. A FEAT shows no progress until then. */
export type CatalogEntry = {
  /** Stored in the database: never change it. */
  id: string;
  /** Short enough for a tag in a list row. */
  title: string;
  description: string;
  tier: Tier;
  type: 'PROGRESS' | 'FEAT';
  measure: keyof Counts;
  needed: number;
};

const entry =
  (type: CatalogEntry['type']) =>
  (
    tier: Tier,
    id: string,
    title: string,
    description: string,
    measure: keyof Counts,
    needed: number,
  ): CatalogEntry => ({ id, title, description, tier, type, measure, needed });

const feat = entry('FEAT');
const progress = entry('PROGRESS');
const rank = (tier: Tier, title: string, earned: EarnedRank) =>
  feat(tier, `rank-${earned.toLowerCase()}`, title, `Reach the rank of ${title}.`, 'rank', rankIndex(earned));

/** All achievements in display order: by tier, then easier ones first. */
export const CATALOG: readonly CatalogEntry[] = [
  feat('BRONZE', 'first-pick', 'First Pick', 'Make your first pick.', 'picks', 1),
  feat('BRONZE', 'first-right', 'On the Board', 'Get a pick right.', 'correctPicks', 1),
  feat('BRONZE', 'first-disagree', 'Dissent', 'Disagree with the Machine and be right.', 'correctDisagrees', 1),
  feat('BRONZE', 'first-follow', 'Good Company', 'Follow another player.', 'following', 1),
  progress('BRONZE', 'leagues-2', 'Both Leagues', 'Make picks in both the NBA and the EPL.', 'leagues', 2),
  progress('BRONZE', 'streak-3', 'Hat-Trick', 'Get three picks in a row right.', 'bestStreak', 3),
  progress('BRONZE', 'picks-10', 'Regular', 'Make 10 picks.', 'picks', 10),
  progress('BRONZE', 'stars-10', 'Small Change', 'Reach 10 stars.', 'stars', 10),

  feat('SILVER', 'first-gold', 'Gold Digger', 'Get a gold match right.', 'correctGolds', 1),
  feat('SILVER', 'comeback', 'Comeback', 'Get a pick right after three wrong ones in a row.', 'comebacks', 1),
  rank('SILVER', 'Challenger', 'APPRENTICE'),
  progress('SILVER', 'streak-5', 'High Five', 'Get five picks in a row right.', 'bestStreak', 5),
  progress('SILVER', 'disagrees-10', 'Heretic', 'Prove the Machine wrong 10 times.', 'correctDisagrees', 10),
  progress('SILVER', 'rights-25', 'Keen Eye', 'Get 25 picks right.', 'correctPicks', 25),
  progress('SILVER', 'picks-50', 'Fixture', 'Make 50 picks.', 'picks', 50),
  progress('SILVER', 'followers-5', 'Noticed', 'Have 5 followers.', 'followers', 5),

  feat('GOLD', 'upset', 'Giant-Killer', 'Disagree and be right when the Machine is 70% sure or more.', 'upsets', 1),
  feat('GOLD', 'perfect-day', 'Clean Sheet', 'Get every pick of a day right, with at least three.', 'perfectDays', 1),
  rank('GOLD', 'Elite', 'CHALLENGER'),
  rank('GOLD', 'Master', 'MASTER'),
  progress('GOLD', 'streak-10', 'Perfect Ten', 'Get ten picks in a row right.', 'bestStreak', 10),
  progress('GOLD', 'golds-10', 'Midas', 'Get 10 gold matches right.', 'correctGolds', 10),
  progress('GOLD', 'disagrees-50', 'Unbeliever', 'Prove the Machine wrong 50 times.', 'correctDisagrees', 50),
  progress('GOLD', 'rights-100', 'Centurion', 'Get 100 picks right.', 'correctPicks', 100),

  rank('PLATINUM', 'Legend', 'SLAYER'),
  progress(
    'PLATINUM',
    'perfect-days-5',
    'Spotless',
    'Get every pick of a day right on 5 days, with at least three each.',
    'perfectDays',
    5,
  ),
  progress('PLATINUM', 'streak-20', 'Twenty-Nil', 'Get twenty picks in a row right.', 'bestStreak', 20),
  progress('PLATINUM', 'followers-100', 'Household Name', 'Have 100 followers.', 'followers', 100),
  progress('PLATINUM', 'disagrees-250', 'Rust', 'Prove the Machine wrong 250 times.', 'correctDisagrees', 250),
  progress('PLATINUM', 'rights-500', 'Clockwork', 'Get 500 picks right.', 'correctPicks', 500),

  feat(
    'SPECIAL',
    'last-minutes',
    'Last Orders',
    'Get a pick right that you made in the last five minutes.',
    'lastMinutes',
    1,
  ),
  feat('SPECIAL', 'draw', 'Honors Even', 'Disagree and be right because the match was a draw.', 'draws', 1),
  feat('SPECIAL', 'wrongs-10', 'Off Form', 'Get ten picks in a row wrong. The Machine noticed.', 'worstStreak', 10),
  progress(
    'SPECIAL',
    'upsets-25',
    'Upset Expert',
    'Disagree and be right 25 times when the Machine is 70% sure or more.',
    'upsets',
    25,
  ),
  rank('SPECIAL', 'Oracle', 'ORACLE'),
];

const byId = new Map(CATALOG.map((entry) => [entry.id, entry]));

/** Returns undefined for an achievement that no longer exists. */
export const catalogEntry = (id: string) => byId.get(id);
