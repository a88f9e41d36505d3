import * as endpoints from '@machine/contract/endpoints.ts';
import type { NewReport, ReportSubject } from '@machine/contract/report.ts';
import type { ActionState } from '@machine/ui/behavior/actionState.ts';
import type { ConfirmedAction } from '@machine/ui/safety/SafetyConfirmation.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useServices } from '../services/services.ts';
import { actionState } from './actionState.ts';
import { messageQueries } from './message.ts';
import { profileQueries } from './profile.ts';
import {
  RESTRICTING,
  deleteMessage,
  hideMessages,
  markDeleted,
  removeRestricted,
  reportQueries,
  type SafetySubject,
  SHOWING_MESSAGES,
  SHOWING_PLAYERS,
} from './safety.ts';
import { useSingleMutation } from './singleMutation.ts';

type MuteChange = { player: SafetySubject['player']; isMuted: boolean };

/** Mutes and unmutes. A toast shows the result, because the menu is closed. */
export function useMuteToggle() {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: ({ player, isMuted }: MuteChange) =>
      call(isMuted ? RESTRICTING.muted.restrict : RESTRICTING.muted.lift, { params: { id: player.id } }),
    onSuccess: (_response, { player, isMuted }) => {
      if (isMuted) hideMessages(client, player.id);
      client.setQueryData(profileQueries.summary(player.id).queryKey, (summary) => summary && { ...summary, isMuted });
      toaster.show({
        kind: 'default',
        title: isMuted ? 'Player muted' : 'Player unmuted',
        description: isMuted ? 'What they write is hidden from you.' : 'You see what they write again.',
      });
    },
    failure: { text: ({ isMuted }) => `Failed to ${isMuted ? 'mute' : 'unmute'}. Please try again.`, opensLogin: true },
    refetches: SHOWING_PLAYERS.muted,
  });
}

type Confirmed = { action: ConfirmedAction; subject: SafetySubject };
type Toast = { title: string; description?: string };

const CONFIRMED: Record<
  ConfirmedAction,
  { send: (subject: SafetySubject) => Promise<unknown>; done: Toast; failure: string }
> = {
  block: {
    send: ({ player }) => call(RESTRICTING.blocked.restrict, { params: { id: player.id } }),
    done: { title: 'Player blocked', description: "You don't see each other anymore." },
    failure: 'Failed to block. Please try again.',
  },
  deleteMessage: {
    send: ({ message }) => (message ? deleteMessage(message) : Promise.resolve()),
    done: { title: 'Message deleted' },
    failure: 'Failed to delete the message. Please try again.',
  },
  leave: {
    send: leaveThread,
    done: { title: 'You left the conversation' },
    failure: 'Failed to leave. Please try again.',
  },
  decline: { send: leaveThread, done: { title: 'Request declined' }, failure: 'Failed to decline. Please try again.' },
};

function leaveThread({ threadId = '' }: SafetySubject): Promise<unknown> {
  return call(endpoints.leaveThread, { params: { threadId } });
}

/** Runs an action that the viewer has confirmed. Failures are for the dialog, which stays open. */
export function useConfirmedAction(onDone: (confirmed: Confirmed) => void) {
  const client = useQueryClient();
  const { toaster } = useServices();
  const mutation = useSingleMutation({
    mutationFn: ({ action, subject }: Confirmed) => CONFIRMED[action].send(subject),
    failure: { text: ({ action }) => CONFIRMED[action].failure, isInline: true, opensLogin: true },
    onSuccess: (_response, confirmed) => {
      const { action, subject } = confirmed;
      // Closes the dialog first, so that the focus returns to its button while that is still there.
      onDone(confirmed);
      if (action === 'block') hideMessages(client, subject.player.id);
      if (action === 'deleteMessage' && subject.message) markDeleted(client, subject.message);
      toaster.show({ kind: 'default', ...CONFIRMED[action].done });
    },
    refetches: ({ action }) => (action === 'block' ? SHOWING_PLAYERS.blocked : SHOWING_MESSAGES),
  });
  const stateOf = ({ action, subject }: Confirmed): ActionState => {
    const { variables, isRateLimited, failure } = mutation;
    const isLast = variables?.action === action && variables.subject === subject;
    // A rate limit also concerns the next action.
    return actionState({ ...mutation, failure: isLast || isRateLimited ? failure : null });
  };
  return { mutate: mutation.mutate, stateOf };
}

/** Sends reports. The dialog shows the result; if it has been closed meanwhile, a toast does. */
export function useReport({ isOpen }: { isOpen: boolean }) {
  const client = useQueryClient();
  const { toaster } = useServices();
  const mutation = useSingleMutation({
    mutationFn: (body: NewReport) => call(endpoints.createReport, { body }),
    failure: { text: 'Failed to send the report. Please try again.', isInline: isOpen, opensLogin: true },
    onSuccess: (_response, { subject }) => {
      client.setQueryData(reportQueries.isReported(subject).queryKey, true);
      if (!isOpen) toaster.show({ kind: 'default', title: 'Report sent', description: 'A moderator will look at it.' });
    },
  });
  const isReported = (subject: ReportSubject) =>
    client.getQueryData(reportQueries.isReported(subject).queryKey) === true;
  return { ...mutation, isReported };
}

export function useAcceptThread() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (threadId: string) => call(endpoints.acceptThread, { params: { threadId } }),
    failure: { text: 'Failed to accept the request. Please try again.', opensLogin: true },
    onSuccess: (_response, threadId) =>
      client.setQueryData(messageQueries.threads().queryKey, (threads) =>
        threads?.map((thread) => (thread.id === threadId ? { ...thread, isRequest: false } : thread)),
      ),
    refetches: SHOWING_MESSAGES,
  });
}

export function useUnblock() {
  const client = useQueryClient();
  const { toaster } = useServices();
  return useSingleMutation({
    mutationFn: (id: string) => call(RESTRICTING.blocked.lift, { params: { id } }),
    failure: { text: 'Failed to unblock. Please try again.', opensLogin: true },
    onSuccess: (_response, id) => {
      removeRestricted(client, 'blocked', id);
      // Loads like a profile that is opened, instead of showing for a moment that there is none.
      void client.resetQueries({ queryKey: profileQueries.summary(id).queryKey });
      toaster.show({ kind: 'default', title: 'Player unblocked', description: 'You can see each other again.' });
    },
    refetches: SHOWING_PLAYERS.blocked,
  });
}
