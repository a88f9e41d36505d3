import { type Achievement } from '@machine/contract';
import { AchievementsScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { achievementQueries } from '../queries/achievement.ts';
import { useSession } from '../queries/session.ts';

/** Connects the achievements screen. */
export default function AchievementsRoute() {
  const session = useSession();
  const state = useScreenState(useQuery(achievementQueries.list()), achievementsState);
  return <AchievementsScreen state={state} viewer={session.kind} />;
}

const achievementsState = (achievements: readonly Achievement[]) =>
  achievements.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, achievements };
