import { Box, Flex, Reset, Skeleton, Text } from '@radix-ui/themes';
import type { ModerationAction, ModerationCaseDetails, ModerationDecision } from '@machine/contract/moderation.ts';
import { paths } from '@machine/contract/paths.ts';
import { type ReactNode, useState } from 'react';
import { plural } from '../format/number.ts';
import { startLabel } from '../format/time.ts';
import { Avatar } from '../message/Avatar.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Link } from '../primitives/button/Link.tsx';
import type { ActionState } from '../behavior/actionState.ts';
import { useOpenUntilDone } from '../behavior/useOpenUntilDone.ts';
import { AlertDialog } from '../primitives/dialog/AlertDialog.tsx';
import { Switch } from '../primitives/form/Switch.tsx';
import { List } from '../primitives/list/List.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { DecisionDialog, type DecisionValues } from './DecisionDialog.tsx';
import { DecisionList } from './DecisionList.tsx';
import { Facts, WrittenFacts } from './Facts.tsx';
import { ACTIONS, decisionLabel, factsText, reasonLabel, subjectLabel } from './labels.ts';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import styles from './ModerationCaseScreen.module.css';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** A case with the progress of what can be done about it. */
export type CaseState =
  | Unloaded
  | {
      kind: 'ready';
      /** The case: what was reported, by how many players, and about whom. */
      details: ModerationCaseDetails;
      /** The progress of the decision that was sent. Its dialog closes when it is `idle` again. */
      deciding: ActionState;
      /** Called with a confirmed decision, its reason, note and duration. */
      onDecide: (values: DecisionValues) => void;
      /** Progress of undoing a decision. Its dialog closes when it is `idle` again. */
      undoing: ActionState;
      /** Called with the id of the decision, once it is confirmed. */
      onUndo: (decisionId: string) => void;
      /** Forgets a failure when its dialog is closed. */
      onReset: () => void;
      /** The word filter of the chat is being switched. */
      isSavingFilter: boolean;
      /** Called with the new value of the filter's switch. */
      onWordFilter: (isOn: boolean) => void;
    };

export type ModerationCaseScreenProps = {
  /** The case with what can be done about it, or why it isn't shown. */
  state: CaseState;
  /** The queue. */
  backHref: string;
};

/** One case: what was reported with its context, what was decided before, and the decisions to make. */
export function ModerationCaseScreen({ state, backHref }: ModerationCaseScreenProps) {
  return (
    <ScreenFrame
      back={{ href: backHref, children: 'All reports' }}
      title={
        <UserText lines={2}>{(state.kind === 'ready' && subjectLabel(state.details.subject)) || 'Report'}</UserText>
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
      <Panel size={{ initial: '2', sm: '3' }}>
        <Flex direction="column" gap="3">
          <Player details={details} />
          <Reported details={details} />
          <WrittenFacts lines={3}>
            {`${plural(details.reporterCount, 'report')}: ${details.reasons.map(({ reason, count }) => `${reasonLabel(reason)} (${count})`).join(', ')}`}
          </WrittenFacts>
          <Decisions {...props} />
        </Flex>
      </Panel>
      {notes.length > 0 && (
        <TitledSection title="What players wrote">
          <List>
            {notes.map(({ reason, note, createdAt }) => (
              <Line key={`${createdAt} ${note}`} text={note}>
                <UserText>{reasonLabel(reason)}</UserText> · {startLabel(createdAt)}
              </Line>
            ))}
          </List>
        </TitledSection>
      )}
      {earlierDecisions.length > 0 && (
        <TitledSection title="Earlier decisions about this player">
          <DecisionList decisions={earlierDecisions} />
        </TitledSection>
      )}
      {isWordFilterOn !== null && (
        <section>
          <Switch
            label="Word filter of this chat"
            description="Refuses messages with a word of the list."
            isSelected={isWordFilterOn}
            isSaving={isSavingFilter}
            onChange={onWordFilter}
          />
        </section>
      )}
    </>
  );
}

function Player({ details }: Pick<CaseProps, 'details'>) {
  const { subject, player } = details;
  const role = subject === 'LEAGUE_NAME' ? 'Owner of the league' : null;
  return (
    <Flex align="center" gap="3">
      {/* A reported picture is shown only after a press. */}
      <Avatar username={player.username} profileImageUrl={subject === 'PICTURE' ? null : player.profileImageUrl} />
      <Box minWidth="0">
        <Flex align="center" gap="2" minWidth="0">
          <RankTag rank={player.rank} />
          <Text truncate>
            <Link href={paths.profile(player.userId)}>
              <UserText>{player.username}</UserText>
            </Link>
          </Text>
        </Flex>
        <Facts>{factsText(role, sanctionText(player))}</Facts>
      </Box>
    </Flex>
  );
}

function sanctionText({ isSuspended, suspendedUntil, mutedUntil }: ModerationCaseDetails['player']): string {
  if (isSuspended)
    return suspendedUntil === null ? 'Suspended for good' : `Suspended until ${startLabel(suspendedUntil)}`;
  return mutedUntil === null ? '' : `Muted until ${startLabel(mutedUntil)}`;
}

/** The message with those around it, the name, or the picture. */
function Reported({ details: { subject, content, context, matchTitle } }: Pick<CaseProps, 'details'>) {
  if (content === '' && context.length === 0) return <Facts>The text has been removed.</Facts>;
  if (subject === 'PICTURE') return <ReportedPicture url={content} />;
  if (context.length === 0) {
    return (
      <Text size="4">
        <UserText lines={8}>{content}</UserText>
      </Text>
    );
  }
  return (
    <Flex direction="column" gap="1">
      {matchTitle !== null && <WrittenFacts>{matchTitle}</WrittenFacts>}
      <Reset>
        <ol aria-label="Messages as they were reported">
          {context.map((message) => (
            <Line key={message.id} text={message.text} isReported={message.isReported}>
              <UserText>{message.username ?? '[SYSTEM]'}</UserText> · {startLabel(message.createdAt)}
              {message.isReported && ' · Reported'}
            </Line>
          ))}
        </ol>
      </Reset>
    </Flex>
  );
}

type LineProps = { text: string; isReported?: boolean; children: ReactNode };

/** A text below its author and time. */
const Line = ({ text, isReported, children }: LineProps) => (
  <Flex asChild direction="column" px="3" py="2" className={styles.line}>
    <li data-reported={isReported || undefined}>
      <Facts>{children}</Facts>
      <UserText lines={8}>{text}</UserText>
    </li>
  </Flex>
);

/** Shown only after a press: nobody has to see every picture. */
function ReportedPicture({ url }: { url: string }) {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <Flex direction="column" gap="2">
      <Avatar username="?" profileImageUrl={url} size="8" />
      <WrittenFacts lines={3}>{url}</WrittenFacts>
    </Flex>
  ) : (
    <div>
      <QuietButton onPress={() => setIsShown(true)}>Show the picture</QuietButton>
    </div>
  );
}

const ACTION_ORDER = Object.keys(ACTIONS) as ModerationAction[];

/** The decisions so far, and the buttons for another one. */
function Decisions({ details, deciding, onDecide, undoing, onUndo, onReset }: CaseProps) {
  const { decisions, canDecide, player } = details;
  const [action, setAction] = useOpenUntilDone<ModerationAction>(deciding);
  const [undone, setUndone] = useOpenUntilDone<ModerationDecision>(undoing);
  const close = () => {
    setAction(null);
    setUndone(null);
    onReset();
  };
  if (!canDecide) {
    return (
      <Note>
        <UserText>{player.username}</UserText> is a moderator too. Only the server&apos;s operator can decide.
      </Note>
    );
  }
  return (
    <>
      {decisions.length > 0 && <DecisionList decisions={decisions} onUndo={setUndone} />}
      <Flex wrap="wrap" gap="2">
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
      </Flex>
      <DecisionDialog action={action} details={details} state={deciding} onDecide={onDecide} onClose={close} />
      <AlertDialog
        title="Undo this decision?"
        description={
          undone && (
            <p>
              {decisionLabel(undone)}. What it changed is put back, and <UserText>{player.username}</UserText> is told.
              The log keeps both.
            </p>
          )
        }
        confirmLabel="Undo"
        isOpen={undone !== null}
        state={undoing}
        onConfirm={() => undone && onUndo(undone.id)}
        onCancel={close}
      />
    </>
  );
}
