import type { ReportedAction } from '@machine/ui/behavior/actionState.ts';
import { ReportDialog } from '@machine/ui/safety/ReportDialog.tsx';
import { SafetyConfirmation } from '@machine/ui/safety/SafetyConfirmation.tsx';
import { SafetyMenu } from '@machine/ui/safety/SafetyMenu.tsx';
import type { ReportValues } from '@machine/ui/safety/reportState.ts';
import type { SafetyAction } from '@machine/ui/safety/safetyActions.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { SafetyStep } from '../hooks/useSafety.ts';
import { reportedAction } from '../queries/actionState.ts';
import type { SafetySubject } from '../queries/safety.ts';
import { useConfirmedAction, useMuteToggle, useReport } from '../queries/safetyActions.ts';

export type SafetyProps = {
  step: SafetyStep | null;
  onStep: Dispatch<SetStateAction<SafetyStep | null>>;
  /** Called when an action of the menu starts and ends. */
  onBusy: (isBusy: boolean) => void;
  onBlocked?: (player: SafetySubject['player']) => void;
  onLeft?: () => void;
};

type StepOf<Kind> = Extract<SafetyStep, { kind: Kind }>;

/** Connects the menu and the dialogs for players, messages and conversations. */
export default function Safety({ step, onStep, onBusy, ...context }: SafetyProps) {
  const mute = useMuteToggle();
  const isMuting = mute.isPending || mute.isRateLimited;
  useEffect(() => onBusy(isMuting), [isMuting, onBusy]);
  const menu = step?.kind === 'menu' ? step : null;
  const shownMenu = useLastStep(menu);
  const act = (action: SafetyAction) => {
    if (!menu) return;
    const { subject } = menu;
    if (action === 'mute' || action === 'unmute') mute.mutate({ player: subject.player, isMuted: action === 'mute' });
    else onStep(action === 'report' ? { kind: action, subject } : { kind: 'confirmation', action, subject });
  };
  return (
    <>
      <SafetyMenu
        label={shownMenu?.subject.label ?? ''}
        actions={shownMenu?.subject.actions ?? NONE}
        opening={menu?.opening ?? null}
        // An action may have opened a dialog before the menu closes.
        onClose={() => onStep((now) => (now?.kind === 'menu' ? null : now))}
        onAction={act}
      />
      <Confirmation step={step?.kind === 'confirmation' ? step : null} onClose={() => onStep(null)} {...context} />
      <Report step={step?.kind === 'report' ? step : null} onClose={() => onStep(null)} {...context} />
    </>
  );
}

const NONE: readonly SafetyAction[] = [];

type DialogProps<Kind> = Omit<SafetyProps, 'step' | 'onStep' | 'onBusy'> & {
  step: StepOf<Kind> | null;
  onClose: () => void;
};

/** Returns the step that is open or was open last: a dialog keeps its content while it disappears. */
function useLastStep<Step extends SafetyStep>(step: Step | null): Step | null {
  const [last, setLast] = useState(step);
  if (step !== null && step !== last) setLast(step);
  return step ?? last;
}

function Confirmation({ step, onClose, onBlocked, onLeft }: DialogProps<'confirmation'>) {
  const shown = useLastStep(step);
  const confirmed = useConfirmedAction(({ action, subject }) => {
    onClose();
    if (action === 'block') onBlocked?.(subject.player);
    if (action === 'leave' || action === 'decline') onLeft?.();
  });
  if (!shown) return null;
  const { action, subject } = shown;
  return (
    <SafetyConfirmation
      action={action}
      name={subject.player.username}
      isOpen={step !== null}
      state={confirmed.stateOf(shown)}
      onConfirm={() => confirmed.mutate(shown)}
      onCancel={onClose}
    />
  );
}

const REPEATED = { kind: 'done', text: "You've already reported this. A moderator will look at it." } as const;

function Report({ step, onClose }: DialogProps<'report'>) {
  const shown = useLastStep(step);
  /** The step whose report was sent, or was sent before. */
  const [sentStep, setSentStep] = useState<SafetyStep | null>(null);
  const [isRepeated, setIsRepeated] = useState(false);
  const report = useReport({ isOpen: step !== null });
  const [kind, ...others] = shown?.subject.reports.map((subject) => subject.kind) ?? [];
  if (!shown || kind === undefined) return null;
  const { player, reports } = shown.subject;

  const send = ({ subject: chosen, ...values }: ReportValues) => {
    const reported = reports.find((each) => each.kind === chosen);
    if (!reported) return;
    setSentStep(shown);
    setIsRepeated(report.isReported(reported));
    if (!report.isReported(reported)) report.mutate({ subject: reported, ...values });
  };
  const sent = reportedAction(report, 'Thanks. A moderator will look at it.');
  const state = (): ReportedAction => {
    // Another report that is being sent, or a rate limit, also concerns this one.
    if (report.isPending || report.isRateLimited) return sent;
    if (sentStep === shown) return isRepeated ? REPEATED : sent;
    return reports.every(report.isReported) ? REPEATED : { kind: 'idle' };
  };
  return (
    <ReportDialog
      subjects={[kind, ...others]}
      name={player.username}
      isOpen={step !== null}
      onClose={onClose}
      state={state()}
      onSubmit={send}
    />
  );
}
