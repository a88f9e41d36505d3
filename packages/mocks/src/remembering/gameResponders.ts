import type { HiddenResults } from '@machine/contract/hiddenResults.ts';
import type { CompletedMatch, MatchDetail } from '@machine/contract/match.ts';
import { hasMatch, type PickChoice, type Prediction, type PredictionResponse } from '@machine/contract/prediction.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { scheduledDetail } from '../chat.ts';
import { followedClubsOf } from '../club.ts';
import { allHidden, nothingHidden } from '../hiddenResults.ts';
import { endOfDayResponse, lockedPrediction } from '../prediction.ts';
import { isReceiptOf, receiptOf } from '../receipt.ts';
import { noNewResults } from '../result.ts';
import { teams } from '../teams.ts';
import { detailOf, playsOf, progressOf, recapOf, rowOf } from './liveMatch.ts';
import { Rejection, type Responders } from './responders.ts';
import type { Account, Store } from './store.ts';

export const gameResponders: Responders = {
  randomPrediction({ query, reply, store, account }) {
    if (!reply || !hasMatch(reply)) return reply;
    const requested = cardOf(store, query.get('match'));
    if (requested) return asSeenBy(account, requested);
    const next = nextCard(store, account);
    store.draws += 1;
    return next ? asSeenBy(account, next) : endOfDayResponse;
  },

  spotlightPrediction: ({ reply, account }) => (reply && hasMatch(reply) ? asSeenBy(account, reply) : reply),

  slate({ reply, store, account }) {
    const entries = reply.entries.map((entry) => slateEntryAsSeenBy(store, account, entry));
    return { ...reply, entries };
  },

  userClubs: ({ account }) => account.clubs,

  followClub({ body: { club, isFollowed }, account }) {
    const [changed] = followedClubsOf([club]);
    if (!changed) throw new Rejection(400, "We don't know this club.");
    const others = account.clubs.filter(({ code }) => code !== changed.code);
    account.clubs = isFollowed ? [...others, changed] : others;
    return account.clubs;
  },

  lockPick({ body: { matchId, choice }, store, account }) {
    const card = cardOf(store, matchId);
    if (!card) throw new Rejection(404, "This match doesn't exist.");
    const stored = pickOf(account, card);
    if (stored && stored !== choice) {
      throw new Rejection(409, 'You already made the opposite pick on this match.', {
        pick: { matchId, choice: stored },
      });
    }
    if (!stored) addPick(account, card, choice);
    return { pick: { matchId, choice } };
  },

  pickReceipt({ params: { matchId }, reply, store, account }) {
    const card = cardOf(store, matchId);
    const choice = card ? pickOf(account, card) : undefined;
    if (card && !choice) throw new Rejection(404, "You haven't picked on this match.");
    const receipt = choice ? receiptOf(matchId, choice) : reply.receipt;
    return { receipt: receipt && isReceiptOf(receipt, account.user.id) ? receipt : null };
  },

  match({ params, reply, store }) {
    const live = liveIn(store, params.id);
    if (live) return detailOf(live);
    const card = cardOf(store, params.id);
    return card ? detailBeforeStart(card) : reply;
  },

  playByPlay({ params, reply, store }) {
    const live = liveIn(store, params.id);
    if (live) return playsOf(live);
    return cardOf(store, params.id) ? [] : reply;
  },

  completedLive({ reply, store, account }) {
    const rows = reply.map((row) => (row.id === store.live?.id ? rowOf(store.live, row) : row));
    return isOwner(account) ? rows : rows.map(withoutPick);
  },

  recap({ params, reply, store, account }) {
    const live = liveIn(store, params.id);
    const recap = live ? recapOf(live) : reply;
    return recap && !isOwner(account) ? { ...recap, userResult: null } : recap;
  },

  newResults: ({ reply, account }) => (account.user.newResultsCount ? reply : noNewResults),

  markResultsSeen({ account }) {
    account.user = { ...account.user, newResultsCount: account.user.newResultsCount === undefined ? undefined : 0 };
  },

  hideResults({ body, account }) {
    const isOn = body.all || body.clubs.length > 0;
    return storeHidden(account, isOn ? { ...(account.user.hiddenResults ?? allHidden), ...body } : nothingHidden);
  },

  showResult({ body: { matchId }, account, store }) {
    const before = account.user.hiddenResults ?? allHidden;
    const shown = matchId === null ? [] : [...new Set([...before.shown, matchId])];
    return storeHidden(account, { ...before, ...(matchId === null && { since: store.now() }), shown });
  },

  achievements: ({ reply, account }) =>
    isOwner(account)
      ? reply
      : reply.map((row) => ({ ...row, unlocked: false, unlockedAt: null, progress: row.progressNeeded && 0 })),
};

/** Returns whether the scenario's own picks and achievements belong to the account. */
const isOwner = (account: Account | null) => account?.isNew === false;

const liveIn = ({ live }: Store, matchId: string) => (live?.id === matchId ? live : null);
const cardOfEntry = ({ result: _result, ...entry }: SlateEntry): Prediction => ({ ...entry, endOfDay: false });

/** Returns the card of a match; that of the scenario comes before that of the slate. */
export function cardOf({ cards, slate }: Store, matchId: string | null): Prediction | undefined {
  const entry = slate.find(({ match }) => match.id === matchId);
  return cards.find(({ match }) => match.id === matchId) ?? (entry && cardOfEntry(entry));
}

const pickOf = (account: Account | null, { match, userPick }: Prediction): PickChoice | null =>
  account?.picks.get(match.id) ?? (isOwner(account) ? userPick : null);

/** Returns the scenario's own card first, then those without a pick in turn. */
function nextCard({ cards, draws }: Store, account: Account | null): Prediction | undefined {
  const [first] = cards;
  if (draws === 0 && first && !account?.picks.has(first.match.id)) return first;
  const open = cards.filter((card) => pickOf(account, card) === null);
  return open[draws % open.length];
}

function asSeenBy(account: Account | null, card: Prediction): PredictionResponse {
  const userPick = pickOf(account, card);
  const communityStats = userPick && (card.communityStats ?? lockedPrediction.communityStats);
  return { ...card, userPick, communityStats };
}

function slateEntryAsSeenBy(store: Store, account: Account | null, entry: SlateEntry): SlateEntry {
  const { userPick, communityStats } = asSeenBy(account, cardOf(store, entry.match.id) ?? cardOfEntry(entry));
  const live = liveIn(store, entry.match.id);
  const { status = entry.match.status, ...score } = live ? progressOf(live) : {};
  const seen = { ...entry, match: { ...entry.match, status }, userPick, communityStats };
  if (!entry.result) return seen;
  const unpicked = userPick === null && { isUserCorrect: null, starsDelta: null };
  return { ...seen, result: { ...entry.result, ...score, ...unpicked } };
}

function addPick(account: Account, { match }: Prediction, choice: PickChoice): void {
  account.picks.set(match.id, choice);
  const { id: matchId, homeTeam, awayTeam, startTime } = match;
  account.matchChats = [...account.matchChats, { matchId, homeTeam, awayTeam, startTime, unreadCount: 0 }];
}

function detailBeforeStart({ match }: Prediction): MatchDetail {
  const { status, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, startTime } = match;
  const names = teams(homeTeam, homeTeamAbbr ?? '', awayTeam, awayTeamAbbr ?? '');
  return { ...scheduledDetail, ...names, status, startTime };
}

const withoutPick = (row: CompletedMatch): CompletedMatch => ({ ...row, userChoice: null, isUserCorrect: null });

function storeHidden(account: Account, hiddenResults: HiddenResults): HiddenResults {
  account.user = { ...account.user, hiddenResults };
  return hiddenResults;
}
