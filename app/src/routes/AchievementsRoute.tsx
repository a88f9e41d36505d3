import { AchievementsScreen } from '@machine/ui/achievement/AchievementsScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { achievementQueries } from '../queries/achievement.ts';
import { useSession } from '../queries/session.ts';

export default function AchievementsRoute() {
  const session = useSession();
  const state = useScreenState(useQuery(achievementQueries.list()), (rows) => listState('achievements', rows));
  return <AchievementsScreen state={state} viewer={session.kind} />;
}
