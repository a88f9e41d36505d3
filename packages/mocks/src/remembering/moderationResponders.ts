import {
  HIDDEN_MESSAGE,
  type ModerationCase,
  type ModerationCaseDetails,
  type ModerationDecision,
  type ModerationLogEntry,
  type NewDecision,
  type NewReport,
  type ReportSubject,
} from '@machine/contract';
import { Rejection, type Responders } from './responders.ts';
import type { Account, ReadMessage, Store } from './store.ts';

/** Reports of messages, and what moderators decide about all cases. Hides only messages. */
export const moderationResponders: Responders = {
  createReport({ body, reply, store, account }) {
    fileReport(store, account, body);
    return reply;
  },

  moderationCases({ query, reply, store, account }) {
    requireModerator(account);
    const state = query.get('state');
    const changed = [...store.moderation.cases.values()];
    const unchanged = reply.cases.filter(({ id }) => !store.moderation.cases.has(id));
    const cases = [...unchanged, ...changed].filter((each) => each.state === state);
    return { ...reply, cases: state === 'DECIDED' ? cases.toReversed() : cases.toSorted(byFirstReport) };
  },

  moderationCase({ params, reply, store, account }) {
    requireModerator(account);
    const found = store.moderation.cases.get(params.id) ?? reply;
    store.moderation.cases.set(found.id, found);
    return found;
  },

  decideCase({ params, body, reply, store, account }) {
    requireModerator(account);
    const found = caseOf(store, params.id);
    if (found.revision !== body.revision) throw new Rejection(409, 'This case has changed.');
    const decision = newDecision(store, account, body);
    change(store, { ...found, state: 'DECIDED', decision, decisions: [decision, ...found.decisions] });
    log(store, account, found, { event: body.action, reason: body.reason, hours: body.hours ?? null });
    return reply;
  },

  undoDecision({ params, reply, store, account }) {
    requireModerator(account);
    const found = [...store.moderation.cases.values()].find(({ decisions }) =>
      decisions.some(({ id, canUndo }) => id === params.id && canUndo),
    );
    if (!found) throw new Rejection(409, 'This decision has ended or was undone already.');
    const decisions = found.decisions.map((each) =>
      each.id === params.id ? { ...each, undoneAt: store.now(), canUndo: false } : each,
    );
    const decision = decisions.find(isInForce) ?? null;
    change(store, { ...found, decisions, decision, state: decision ? 'DECIDED' : 'OPEN' });
    const undone = decisions.find(({ id }) => id === params.id)?.action;
    log(store, account, found, { event: 'UNDO', undone });
    return reply;
  },

  moderationLog({ reply, store, account }) {
    requireModerator(account);
    const last = reply.entries[0]?.position ?? 0;
    const added = store.moderation.log.map((entry, index) => ({ ...entry, position: last + index + 1 }));
    return { ...reply, entries: [...added.toReversed(), ...reply.entries] };
  },

  setWordFilter({ params, body, reply, store, account }) {
    requireModerator(account);
    const ofMatch = [...store.moderation.cases.values()].filter(({ matchId }) => matchId === params.matchId);
    for (const found of ofMatch) store.moderation.cases.set(found.id, { ...found, isWordFilterOn: body.isOn });
    const event = body.isOn ? 'WORD_FILTER_ON' : 'WORD_FILTER_OFF';
    log(store, account, null, { event, matchTitle: ofMatch[0]?.matchTitle ?? undefined });
    return reply;
  },
};

/** Rejects what a muted account writes. */
export function requireMayWrite({ user }: Account): void {
  if (user.mutedUntil !== undefined) throw new Rejection(403, `You can't write until ${user.mutedUntil}.`);
}

function requireModerator({ user }: Account): void {
  if (user.isModerator !== true) throw new Rejection(404, 'Not found.');
}

const byFirstReport = (a: ModerationCase, b: ModerationCase) => a.firstReportedAt.localeCompare(b.firstReportedAt);
const isInForce = ({ undoneAt }: ModerationDecision) => undoneAt === null;

function caseOf({ moderation }: Store, id: string): ModerationCaseDetails {
  const found = moderation.cases.get(id);
  if (!found) throw new Rejection(404, 'Not found.');
  return found;
}

/** Adds a report to the case of its message, or opens one. What a page hasn't read can't be reported. */
function fileReport(store: Store, { user }: Account, { subject, reason, note }: NewReport): void {
  const reported = findMessage(store, subject);
  if (!reported) return;
  const { message, context, matchId } = reported;
  if (message.userId === user.id) throw new Rejection(400, "You can't report yourself.");
  const id = `${subject.kind}:${subject.id}`;
  const found = store.moderation.cases.get(id);
  const at = store.now();
  const [userId, username, rank] = [message.userId ?? '', message.username ?? '', message.rank ?? ''];
  const free = { mutedUntil: null, isSuspended: false, suspendedUntil: null, profileImageUrl: null };
  store.moderation.cases.set(id, {
    id,
    subject: subject.kind,
    content: message.text,
    player: { userId, username, rank, ...free },
    firstReportedAt: at,
    decision: null,
    canDecide: true,
    context: context.map(({ createdAt, ...line }) => ({
      id: line.id,
      userId: line.userId,
      username: line.username ?? null,
      text: line.text,
      createdAt: createdAt ?? '',
      isReported: line.id === message.id,
    })),
    decisions: [],
    earlierDecisions: [],
    matchId,
    matchTitle: null,
    isWordFilterOn: matchId === null ? null : false,
    ...found,
    state: 'OPEN',
    revision: (found?.revision ?? 0) + 1,
    lastReportedAt: at,
    reporterCount: (found?.reporterCount ?? 0) + 1,
    reasons: withReason(found?.reasons ?? [], reason),
    notes: [...(note ? [{ reason, note, createdAt: at }] : []), ...(found?.notes ?? [])],
  });
}

function withReason(reasons: ModerationCase['reasons'], reason: string): ModerationCase['reasons'] {
  const others = reasons.filter((each) => each.reason !== reason);
  const count = reasons.find((each) => each.reason === reason)?.count ?? 0;
  return [...others, { reason, count: count + 1 }].toSorted((a, b) => b.count - a.count);
}

/** Messages of the context on each side of the reported one. */
const AROUND = 10;

function findMessage({ moderation }: Store, { kind, id }: ReportSubject) {
  for (const [placeId, messages] of moderation.read) {
    const index = messages.findIndex((message) => message.id === id);
    const message = messages[index];
    if (!message) continue;
    const context: readonly ReadMessage[] = messages.slice(Math.max(0, index - AROUND), index + AROUND + 1);
    return { message, context, matchId: kind === 'CHAT_MESSAGE' ? placeId : null };
  }
  return null;
}

const HOUR_MS = 3_600_000;

function newDecision(store: Store, { user }: Account, { action, reason, note, hours }: NewDecision) {
  const at = store.now();
  return {
    id: `d-${store.nextId()}`,
    action,
    reason,
    note: note ?? null,
    createdAt: at,
    endsAt: hours === undefined ? null : new Date(Date.parse(at) + hours * HOUR_MS).toISOString(),
    moderator: user.username,
    undoneAt: null,
    canUndo: true,
  } satisfies ModerationDecision;
}

/** Stores a case, and puts its decisions in force. */
function change(store: Store, found: ModerationCaseDetails): void {
  const inForce = found.decisions.filter(isInForce);
  const ofAction = (action: string) => inForce.find((decision) => decision.action === action);
  const mutedUntil = ofAction('MUTE')?.endsAt ?? null;
  const suspension = ofAction('SUSPEND');
  const player = {
    ...found.player,
    mutedUntil,
    isSuspended: suspension !== undefined,
    suspendedUntil: suspension?.endsAt ?? null,
  };
  store.moderation.cases.set(found.id, { ...found, player, revision: found.revision + 1 });
  const reported = found.context.find(({ isReported }) => isReported);
  if (reported && ofAction('HIDE')) store.moderation.hidden.add(reported.id);
  else if (reported) store.moderation.hidden.delete(reported.id);
  for (const account of [store.owner, ...store.newAccounts]) {
    if (account?.user.id !== found.player.userId) continue;
    account.user = { ...account.user, mutedUntil: mutedUntil ?? undefined };
  }
}

type Entry = Pick<ModerationLogEntry, 'event'> & Partial<ModerationLogEntry>;

function log(store: Store, { user }: Account, found: ModerationCaseDetails | null, entry: Entry): void {
  store.moderation.log.push({
    position: 0,
    at: store.now(),
    moderator: user.username,
    player: found?.player.username ?? null,
    playerId: found?.player.userId ?? null,
    reason: null,
    hours: null,
    hash: store.nextId().padStart(64, '0'),
    ...entry,
  });
}

/** Replaces the text of hidden messages. */
export const withoutHiddenTexts = <M extends { id: string; text: string }>(store: Store, messages: readonly M[]): M[] =>
  messages.map((message) => (store.moderation.hidden.has(message.id) ? { ...message, text: HIDDEN_MESSAGE } : message));
