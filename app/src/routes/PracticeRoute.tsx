import { PracticeScreen } from '@machine/ui/practice/PracticeScreen.tsx';
import type { PracticeRound } from '@machine/ui/practice/practiceRound.ts';
import { useQuery } from '@tanstack/react-query';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { practiceQueries, usePracticeRound } from '../queries/practice.ts';
import { useSession } from '../queries/session.ts';

export default function PracticeRoute() {
  const session = useSession();
  const feature = useFeatureState('PRACTICE');
  const { pick, next, restart } = usePracticeRound();
  const state = useScreenState(useQuery({ ...practiceQueries.round(), enabled: feature === 'served' }), practiceState);
  return (
    <PracticeScreen
      state={feature === 'missing' ? { kind: 'empty' } : state}
      viewer={session.kind}
      onPick={pick}
      onNext={next}
      onRestart={restart}
    />
  );
}

export function practiceState(round: PracticeRound) {
  if (round.matches.length === 0) return { kind: 'empty' as const };
  return { kind: round.position < round.matches.length ? ('ready' as const) : ('finished' as const), round };
}
