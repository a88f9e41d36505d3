import { gameWeekOf, gameWeekStart } from '@machine/contract/gameDay.ts';
import { paths } from '@machine/contract/paths.ts';
import { CreateLeagueDialog } from '@machine/ui/friendLeague/CreateLeagueDialog.tsx';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { useCreateLeague } from '../queries/friendLeague.ts';

export type CreateLeagueProps = { isOpen: boolean; onClose: () => void };

export default function CreateLeague({ isOpen, onClose }: CreateLeagueProps) {
  const navigate = useNavigate();
  const now = useNow();
  const open = (leagueId: string) => {
    // The league may take a while to load: a second press must not make another one.
    onClose();
    if (isOpen) void navigate(paths.league(leagueId));
  };
  const create = useCreateLeague(open);
  const close = () => {
    if (create.state.kind === 'failed') create.reset();
    onClose();
  };
  return (
    <CreateLeagueDialog
      isOpen={isOpen}
      onClose={close}
      nextWeekAt={new Date(gameWeekStart(gameWeekOf(now.getTime()) + 1)).toISOString()}
      state={create.state}
      onSubmit={create.mutate}
    />
  );
}
