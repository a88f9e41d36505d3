import type { NewFriendLeague } from '@machine/contract/friendLeague.ts';
import { useState } from 'react';
import { startLabel } from '../format/time.ts';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Switch } from '../primitives/form/Switch.tsx';
import type { ActionState } from '../behavior/actionState.ts';
import { LeagueNameForm } from './LeagueNameForm.tsx';

export type CreateLeagueDialogProps = {
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** When the next week of the game starts. */
  nextWeekAt: string;
  /** Progress of creating it. A failure is shown above the field. */
  state: ActionState;
  /** Receives the name, and `startsAt` only if the league starts with the next week. */
  onSubmit: (league: NewFriendLeague) => void;
};

/** Dialog for a new league. It starts at once, or with the next week, so that the first week is a whole one. */
export function CreateLeagueDialog({ isOpen, onClose, nextWeekAt, state, onSubmit }: CreateLeagueDialogProps) {
  const [startsNextWeek, setStartsNextWeek] = useState(false);
  return (
    <Dialog title="New league" isOpen={isOpen} onClose={onClose}>
      <LeagueNameForm
        initial=""
        submitLabel="Create league"
        state={state}
        onSubmit={({ name }) => onSubmit({ name, ...(startsNextWeek && { startsAt: nextWeekAt }) })}
      >
        <Switch
          label="Start with the next week"
          description={
            startsNextWeek
              ? `Matches from ${startLabel(nextWeekAt)} on count.`
              : 'Off: matches that start from now on count.'
          }
          isSelected={startsNextWeek}
          onChange={setStartsNextWeek}
        />
      </LeagueNameForm>
    </Dialog>
  );
}
