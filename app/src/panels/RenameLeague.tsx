import { RenameLeagueDialog } from '@machine/ui/friendLeague/RenameLeagueDialog.tsx';
import { useRenameLeague } from '../queries/friendLeague.ts';

export type RenameLeagueProps = { leagueId: string; name: string; isOpen: boolean; onClose: () => void };

export default function RenameLeague({ leagueId, name, isOpen, onClose }: RenameLeagueProps) {
  const rename = useRenameLeague(leagueId, onClose);
  const close = () => {
    if (rename.state.kind === 'failed') rename.reset();
    onClose();
  };
  return (
    <RenameLeagueDialog name={name} isOpen={isOpen} onClose={close} state={rename.state} onSubmit={rename.mutate} />
  );
}
