import type { Tier } from '@machine/contract';
import { type EarnedRank, rankIndex } from '../grading/rank.ts';
import type { Counts } from './counts.ts';

/** Reached when `measure` is at least `needed`. A FEAT shows no progress on the way. */
export type CatalogueEntry = {
  /** Stored with those who have it: never changed. */
  id: string;
  /** Short: it stands as a tag in rows. */
  title: string;
  description: string;
  tier: Tier;
  type: 'PROGRESS' | 'FEAT';
  measure: keyof Counts;
  needed: number;
};

const entry =
  (type: CatalogueEntry['type']) =>
  (
    tier: Tier,
    id: string,
    title: string,
    description: string,
    measure: keyof Counts,
    needed: number,
  ): CatalogueEntry => ({ id, title, description, tier, type, measure, needed });

const feat = entry('FEAT');
const progress = entry('PROGRESS');
const rank = (tier: Tier, title: string, earned: EarnedRank) =>
  feat(tier, `rank-${earned.toLowerCase()}`, title, `Reach the rank of ${title}.`, 'rank', rankIndex(earned));

/** All of them, in the order in which they are shown: by tier, then easier first. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  feat('BRONZE', 'first-pick', 'First Word', 'Lock a pick.', 'picks', 1),
  feat('BRONZE', 'first-right', 'On the Board', 'Get a pick right.', 'rights', 1),
  feat('BRONZE', 'first-disagree', 'Dissent', 'Disagree with the Machine and be right.', 'rightDisagrees', 1),
  feat('BRONZE', 'first-follow', 'Company', 'Follow someone. Rivals count.', 'following', 1),
  progress('BRONZE', 'leagues-2', 'Both Codes', 'Lock picks in the NBA and in the EPL.', 'leagues', 2),
  progress('BRONZE', 'streak-3', 'Hat-Trick', 'Get three in a row right.', 'bestStreak', 3),
  progress('BRONZE', 'picks-10', 'Regular', 'Lock 10 picks.', 'picks', 10),
  progress('BRONZE', 'stars-10', 'Small Change', 'Hold 10 stars.', 'stars', 10),

  feat('SILVER', 'first-gold', 'Gold Digger', 'Get a gold match right.', 'rightGolds', 1),
  feat('SILVER', 'comeback', 'Comeback', 'Get one right after three wrong in a row.', 'comebacks', 1),
  rank('SILVER', 'Challenger', 'APPRENTICE'),
  progress('SILVER', 'streak-5', 'High Five', 'Get five in a row right.', 'bestStreak', 5),
  progress('SILVER', 'disagrees-10', 'Heretic', 'Prove the Machine wrong 10 times.', 'rightDisagrees', 10),
  progress('SILVER', 'rights-25', 'Keen Eye', 'Get 25 picks right.', 'rights', 25),
  progress('SILVER', 'picks-50', 'Fixture', 'Lock 50 picks.', 'picks', 50),
  progress('SILVER', 'followers-5', 'Noticed', 'Be followed by 5 players.', 'followers', 5),

  feat('GOLD', 'upset', 'Giant-Killer', 'Disagree and be right when the Machine is 70% sure or more.', 'upsets', 1),
  feat('GOLD', 'perfect-day', 'Clean Sheet', 'Get every pick of a day right, three at least.', 'perfectDays', 1),
  rank('GOLD', 'Elite', 'CHALLENGER'),
  rank('GOLD', 'Master', 'MASTER'),
  progress('GOLD', 'streak-10', 'Perfect Ten', 'Get ten in a row right.', 'bestStreak', 10),
  progress('GOLD', 'golds-10', 'Midas', 'Get 10 gold matches right.', 'rightGolds', 10),
  progress('GOLD', 'disagrees-50', 'Unbeliever', 'Prove the Machine wrong 50 times.', 'rightDisagrees', 50),
  progress('GOLD', 'rights-100', 'Centurion', 'Get 100 picks right.', 'rights', 100),

  rank('PLATINUM', 'Legend', 'SLAYER'),
  progress(
    'PLATINUM',
    'perfect-days-5',
    'Spotless',
    'Get every pick right on 5 days, three at least.',
    'perfectDays',
    5,
  ),
  progress('PLATINUM', 'streak-20', 'Twenty-Nil', 'Get twenty in a row right.', 'bestStreak', 20),
  progress('PLATINUM', 'followers-100', 'Household Name', 'Be followed by 100 players.', 'followers', 100),
  progress('PLATINUM', 'disagrees-250', 'Rust', 'Prove the Machine wrong 250 times.', 'rightDisagrees', 250),
  progress('PLATINUM', 'rights-500', 'Clockwork', 'Get 500 picks right.', 'rights', 500),

  feat('SPECIAL', 'last-minutes', 'Last Orders', 'Lock a right pick in the last five minutes.', 'lastMinutes', 1),
  feat('SPECIAL', 'draw', 'Honours Even', 'Disagree and be right because nobody won.', 'draws', 1),
  feat('SPECIAL', 'wrongs-10', 'Off Form', 'Get ten in a row wrong. The Machine noticed.', 'worstStreak', 10),
  progress('SPECIAL', 'upsets-25', 'Ghost in It', 'Be a Giant-Killer 25 times.', 'upsets', 25),
  rank('SPECIAL', 'Oracle', 'ORACLE'),
];

const byId = new Map(CATALOGUE.map((entry) => [entry.id, entry]));

/** Undefined for one that the catalogue no longer has. */
export const catalogueEntry = (id: string) => byId.get(id);
