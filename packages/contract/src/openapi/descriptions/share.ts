import * as schemas from '../../share.ts';
import { describeFields } from './describe.ts';

const IF_HIDDEN = 'Null if the result is hidden.';
const KIND =
  'PICK: a settled pick. WEEK: the settled picks of a week. EDGE: how far the player is ahead of the Machine.';
const WAS_CORRECT = `True if the pick was right. ${IF_HIDDEN}`;
const CREATED_AT = 'When it was shared.';
const PATH = "Path of the share's page; its picture is there with .png at the end.";
const SHARE_ID = 'Id of the share, as in `/api/shares/{id}`.';
const HIDES_RESULT = 'True if the share leaves out the result.';

export const share = [
  describeFields(schemas.sharePayload, {
    kind: KIND,
    matchId: 'Id of the match of a PICK, for which it is required.',
    week: 'Any time in the week of a WEEK. Without it, the week of the newest settled pick.',
    hidesResult: 'True to leave out the result. The links with and without it differ.',
  }),
  describeFields(schemas.createdShare, { id: SHARE_ID, path: PATH }),
  describeFields(schemas.sharedPick, {
    stake: 'Stars that the choice paid if it was right. Null if unknown.',
    scoreHome: `Final points or goals of the home club. ${IF_HIDDEN}`,
    scoreAway: `Final points or goals of the away club. ${IF_HIDDEN}`,
    wasCorrect: WAS_CORRECT,
    stars: `Stars that the pick earned. ${IF_HIDDEN}`,
  }),
  describeFields(schemas.sharedWeekPick, { wasCorrect: WAS_CORRECT }),
  describeFields(schemas.sharedWeek, {
    pickCount: 'Number of settled picks in the week.',
    correctCount: `Number of right picks. ${IF_HIDDEN}`,
    beatenCount: `Number of right DISAGREE picks. ${IF_HIDDEN}`,
    stars: `Stars that the picks earned. ${IF_HIDDEN}`,
    duel: `What the player and the Machine earned on these picks. ${IF_HIDDEN} Absent on servers without weeks against the Machine.`,
    picks: 'The picks, in the order of their matches.',
  }),
  describeFields(schemas.share, {
    id: SHARE_ID,
    kind: KIND,
    path: PATH,
    version: 'Text that changes with what the picture shows.',
    username: 'Username of the player who shared it.',
    hidesResult: HIDES_RESULT,
    createdAt: CREATED_AT,
    pick: 'The pick, if `kind` is PICK. Null otherwise.',
    week: 'The week, if `kind` is WEEK. Null otherwise.',
    edge: 'The edge, if `kind` is EDGE. Null otherwise.',
  }),
  describeFields(schemas.ownShare, {
    id: SHARE_ID,
    kind: KIND,
    path: PATH,
    matchId: 'Id of the match of a PICK. Null for other kinds.',
    homeTeam: 'Name of the home club of a PICK. Absent for other kinds.',
    awayTeam: 'Name of the away club of a PICK. Absent for other kinds.',
    week: 'Start of the week of a WEEK. Null for other kinds.',
    hidesResult: HIDES_RESULT,
    createdAt: CREATED_AT,
  }),
  describeFields(schemas.shares, { shares: 'Shares of the caller, newest first.' }),
];
