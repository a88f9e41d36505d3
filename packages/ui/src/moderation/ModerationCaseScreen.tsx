import { Skeleton } from '@radix-ui/themes';
import {
  paths,
  type ModerationAction,
  type ModerationCaseDetails,
  type ModerationDecision,
  type ReportReason,
} from '@machine/contract';
import { useState } from 'react';
import { plural } from '../format/number.ts';
import { startLabel } from '../format/time.ts';
import { Avatar } from '../message/Avatar.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import type { ActionState } from '../primitives/dialog/actionState.ts';
import { AlertDialog } from '../primitives/dialog/AlertDialog.tsx';
import { Switch } from '../primitives/form/Switch.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { DecisionDialog, type DecisionValues } from './DecisionDialog.tsx';
import { DecisionList } from './DecisionList.tsx';
import { REASON_LABELS } from '../safety/reportState.ts';
import { ACTIONS, eventLabel, reasonLabel, subjectLabel } from './labels.ts';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import styles from './ModerationCaseScreen.module.css';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type CaseState =
  | Unloaded
  | {
      kind: 'ready';
      details: ModerationCaseDetails;
      /** The progress of the decision that was sent. Its dialog closes when it is `idle` again. */
      deciding: ActionState;
      onDecide: (values: DecisionValues) => void;
      undoing: ActionState;
      onUndo: (decisionId: string) => void;
      /** Forgets a failure when its dialog is closed. */
      onReset: () => void;
      isSavingFilter: boolean;
      onWordFilter: (isOn: boolean) => void;
    };

export type ModerationCaseScreenProps = {
  state: CaseState;
  /** The queue. */
  backHref: string;
};

/** One case: what was reported with its context, what was decided before, and the decisions to make. */
export function ModerationCaseScreen({ state, backHref }: ModerationCaseScreenProps) {
  return (
    <ScreenFrame
      className={styles.screen}
      back={{ href: backHref, look: 'text', children: 'All reports' }}
      title={
        <UserText lines={2}>
          {state.kind === 'ready' ? subjectLabel(state.details.subject) || 'Report' : 'Report'}
        </UserText>
      }
      isFocusFallback
      state={state}
      failure="Couldn't load this report."
      skeleton={
        <>
          <Skeleton height="12rem" />
          <Skeleton height="8rem" />
        </>
      }
    >
      {(loaded) => <Case {...loaded} />}
    </ScreenFrame>
  );
}

type CaseProps = Extract<CaseState, { kind: 'ready' }>;

function Case(props: CaseProps) {
  const { details, isSavingFilter, onWordFilter } = props;
  const { notes, earlierDecisions, isWordFilterOn } = details;
  return (
    <>
      <Panel as="section" className={styles.section}>
        <Player details={details} />
        <Reported details={details} />
        <UserText lines={3} className={styles.facts}>
          {`${plural(details.reporterCount, 'report')}: ${details.reasons.map(({ reason, count }) => `${reasonLabel(reason)} (${count})`).join(', ')}`}
        </UserText>
        <Decisions {...props} />
      </Panel>
      {notes.length > 0 && (
        <Panel as="section" className={styles.section}>
          <h2 className={styles.title}>What players wrote</h2>
          <ul className={styles.lines}>
            {notes.map(({ reason, note, createdAt }) => (
              <li key={`${createdAt} ${note}`} className={styles.line}>
                <span className={styles.facts}>
                  <UserText>{reasonLabel(reason)}</UserText> · {startLabel(createdAt)}
                </span>
                <UserText lines={6}>{note}</UserText>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {earlierDecisions.length > 0 && (
        <Panel as="section" className={styles.section}>
          <h2 className={styles.title}>Earlier decisions about this player</h2>
          <DecisionList decisions={earlierDecisions} />
        </Panel>
      )}
      {isWordFilterOn !== null && (
        <Panel as="section" className={styles.section}>
          <Switch
            label="Word filter of this chat"
            description="Refuses messages with a word of the list."
            isSelected={isWordFilterOn}
            isSaving={isSavingFilter}
            onChange={onWordFilter}
          />
        </Panel>
      )}
    </>
  );
}

function Player({ details }: Pick<CaseProps, 'details'>) {
  const { subject, player } = details;
  const facts = [subject === 'LEAGUE_NAME' ? 'Owner of the league' : '', sanctionText(player)];
  return (
    <div className={styles.player}>
      {/* A reported picture is shown only after a press. */}
      <Avatar username={player.username} profileImageUrl={subject === 'PICTURE' ? null : player.profileImageUrl} />
      <span className={styles.name}>
        <RankTag rank={player.rank} />
        <Link href={paths.profile(player.userId)}>
          <UserText>{player.username}</UserText>
        </Link>
      </span>
      <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </div>
  );
}

function sanctionText({ isSuspended, suspendedUntil, mutedUntil }: ModerationCaseDetails['player']): string {
  if (isSuspended)
    return suspendedUntil === null ? 'Suspended for good' : `Suspended until ${startLabel(suspendedUntil)}`;
  return mutedUntil === null ? '' : `Muted until ${startLabel(mutedUntil)}`;
}

/** The message with those around it, the name, or the picture. */
function Reported({ details: { subject, content, context, matchTitle } }: Pick<CaseProps, 'details'>) {
  if (content === '' && context.length === 0) return <p className={styles.facts}>The text has been removed.</p>;
  if (subject === 'PICTURE') return <ReportedPicture url={content} />;
  if (context.length === 0) {
    return (
      <UserText lines={8} className={styles.content}>
        {content}
      </UserText>
    );
  }
  return (
    <div className={styles.context}>
      {matchTitle !== null && <UserText className={styles.facts}>{matchTitle}</UserText>}
      <ol className={styles.lines} aria-label="Messages as they were reported">
        {context.map((message) => (
          <li key={message.id} className={styles.line} data-reported={message.isReported || undefined}>
            <span className={styles.facts}>
              <UserText>{message.username ?? '[SYSTEM]'}</UserText> · {startLabel(message.createdAt)}
              {message.isReported && ' · Reported'}
            </span>
            <UserText lines={8}>{message.text}</UserText>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shown only after a press: nobody has to see every picture. */
function ReportedPicture({ url }: { url: string }) {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <div className={styles.picture}>
      <Avatar username="?" profileImageUrl={url} size="8" />
      <UserText lines={3} className={styles.facts}>
        {url}
      </UserText>
    </div>
  ) : (
    <Button variant="surface" color="gray" className={styles.show} onPress={() => setIsShown(true)}>
      Show the picture
    </Button>
  );
}

const ACTION_ORDER = Object.keys(ACTIONS) as ModerationAction[];

/** The decisions so far, and the buttons for another one. */
function Decisions({ details, deciding, onDecide, undoing, onUndo, onReset }: CaseProps) {
  const { decisions, canDecide, player, reasons } = details;
  const [action, setAction] = useOpenUntilDone<ModerationAction>(deciding);
  const [undone, setUndone] = useOpenUntilDone<ModerationDecision>(undoing);
  const close = () => {
    setAction(null);
    setUndone(null);
    onReset();
  };
  if (!canDecide) {
    return (
      <p className={styles.facts}>
        <UserText>{player.username}</UserText> is a moderator too. Only the server&apos;s operator can decide.
      </p>
    );
  }
  return (
    <>
      {decisions.length > 0 && <DecisionList decisions={decisions} onUndo={setUndone} />}
      <div className={styles.actions}>
        {ACTION_ORDER.map((each) => (
          <Button
            key={each}
            variant="outline"
            color={each === 'DISMISS' ? 'gray' : 'tomato'}
            aria-haspopup="dialog"
            onPress={() => setAction(each)}
          >
            {ACTIONS[each]}
          </Button>
        ))}
      </div>
      <DecisionDialog
        action={action}
        subject={details.subject}
        username={player.username}
        suggestedReason={suggestedReason(reasons[0]?.reason)}
        state={deciding}
        onDecide={onDecide}
        onClose={close}
      />
      <AlertDialog
        title="Undo this decision?"
        description={
          undone && (
            <p>
              {eventLabel(undone.action)}: {reasonLabel(undone.reason)}. What it changed is put back, and{' '}
              <UserText>{player.username}</UserText> is told. The log keeps both.
            </p>
          )
        }
        confirmLabel="Undo"
        isOpen={undone !== null}
        isPending={undoing.kind === 'busy'}
        isRateLimited={undoing.kind === 'failed' && undoing.isRateLimited}
        error={undoing.kind === 'failed' ? undoing.error : null}
        onConfirm={() => undone && onUndo(undone.id)}
        onCancel={close}
      />
    </>
  );
}

const suggestedReason = (reason: string | undefined): ReportReason =>
  reason !== undefined && Object.hasOwn(REASON_LABELS, reason) ? (reason as ReportReason) : 'OTHER';

/** The subject of the open dialog; null again as soon as its request has succeeded. */
function useOpenUntilDone<Value>(state: ActionState) {
  const [value, setValue] = useState<Value | null>(null);
  const [previous, setPrevious] = useState(state.kind);
  if (previous !== state.kind) {
    setPrevious(state.kind);
    if (previous === 'busy' && state.kind === 'idle') setValue(null);
  }
  return [value, setValue] as const;
}
