import * as schemas from '../../audit.ts';
import * as log from '../../auditLog.ts';
import { describeFields } from './describe.ts';

const next = (parameter: string) => `\`${parameter}\` of the next page. Null at the end, as of now.`;

export const audit = [
  describeFields(log.audit, {
    key: 'Public key that signs the log, in the form of signed notes, as at `/proof/key`.',
    checkpoint: 'Newest checkpoint, a signed note. Null before the first entry.',
  }),
  describeFields(log.auditInclusionQuery, {
    index: 'Position of the entry in the log, from 0.',
    size: 'Number of entries that the checkpoint covers.',
  }),
  describeFields(log.auditConsistencyQuery, {
    from: 'Number of entries that the earlier checkpoint covers.',
    to: 'Number of entries that the later checkpoint covers.',
  }),
  describeFields(log.auditPath, { path: 'Hashes of the proof in base64, in the order of RFC 9162.' }),
  describeFields(schemas.auditCheckpointsQuery, { after: 'Size of the last checkpoint that is known.' }),
  describeFields(schemas.auditCheckpoint, {
    size: 'Number of entries that the checkpoint covers.',
    checkpoint: 'The checkpoint, a signed note with the root hash of these entries.',
  }),
  describeFields(schemas.auditCheckpoints, { checkpoints: 'Checkpoints, by size.', next: next('after') }),
  describeFields(schemas.auditEntriesQuery, { from: 'Position of the first entry.' }),
  describeFields(schemas.auditEntry, {
    index: 'Position in the log, from 0.',
    entry: 'Exact text of the entry, canonical JSON, from which its hash is computed.',
  }),
  describeFields(schemas.auditEntries, { entries: 'Entries, by position.', next: next('from') }),
  describeFields(schemas.auditObservation, {
    source: 'Name of the provider.',
    seenAt: 'When the server received the report.',
    hash: 'SHA-256 of the report as canonical JSON, in lower-case hex.',
  }),
  describeFields(schemas.auditResult, {
    startTime: 'Start by which picks count for days and weeks, and are in the order of streaks.',
    status: "FINAL, or VOID for a match without a result, on which picks don't count.",
    scoreHome: 'Points or goals of the home club. Null if VOID.',
    scoreAway: 'Points or goals of the away club. Null if VOID.',
    outcome: 'What happened by the score: HOME, AWAY or DRAW. Null if VOID.',
    isMachineCorrect: "True if the Machine's pick was the outcome. Null if VOID.",
    gradedAt: 'When the match was last graded. A corrected result is graded again.',
    observations:
      "Reports of providers that decided the status and the score, oldest first. Empty for matches that aren't real.",
  }),
  describeFields(schemas.auditResultsQuery, { after: '`next` of the page before: the match of its last row.' }),
  describeFields(schemas.auditResults, { results: 'Graded matches, by id.', next: next('after') }),
  describeFields(schemas.auditPick, {
    userId: 'Id of the player, whose account is not deleted.',
    at: 'When the server stored the pick.',
    wasCorrect: 'True if the pick was right.',
    stars: 'Stars that the pick earned; 0 if it was wrong.',
    isSlayerPick: 'True if the pick counts for the AI Slayers board: DISAGREE, against at least 50 %.',
  }),
  describeFields(schemas.auditPicksQuery, { after: '`next` of the page before: the player of its last row.' }),
  describeFields(schemas.auditPicks, { picks: 'Graded picks on the match, by player.', next: next('after') }),
];
