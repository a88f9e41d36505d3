import type { League, MachinePick, Probabilities, Stakes } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { canonicalJson } from './canonical-json.ts';

/** An entry of the log without its time. The fields of each kind are described in docs/proof.md. */
export type NewEntry = PredictionEntry | SeasonEntry | SecretEntry;

export type PredictionEntry = {
  kind: 'prediction';
  match: { id: string; league: League; homeTeam: string; awayTeam: string; startTime: string };
  machinePick: MachinePick;
  confidencePct: number;
  probabilities: Probabilities;
  stakes: Stakes;
  isGold: boolean;
  modelVersion: string;
  /** 16 random bytes as base64url. */
  nonce: string;
  /** The whole analysis. */
  text: string;
};

type SeasonEntry = {
  kind: 'season';
  season: string;
  league: League;
  /** The season contains the league's matches that start from here on and before `until`. */
  from: string;
  until: string;
  /** The schedule follows from it. */
  seed: number;
  /** The SHA-256 of the secret, as base64. */
  secretHash: string;
};

type SecretEntry = {
  kind: 'secret';
  season: string;
  /** 32 bytes as base64url. */
  secret: string;
};

/** Returns what an entry is about. The log has at most one entry of each kind about it. */
export const subjectOf = (entry: NewEntry): string => (entry.kind === 'prediction' ? entry.match.id : entry.season);

/** Returns the exact text of an entry that is added at `at`. */
export const entryText = (entry: NewEntry, at: Instant): string => canonicalJson({ v: 1, at: toTime(at), ...entry });

/** Returns a time as the log writes it. */
export const toTime = (at: Instant): string => new Date(at).toISOString();
