import type { Instant } from '../clock/time.ts';
import type { Fixed } from './column-types.ts';

/** The log of what was published. Append-only, as the two tables below: rows are never changed or deleted. */
type ProofEntries = {
  /** From 0 without gaps. */
  position: Fixed<number>;
  kind: Fixed<'prediction' | 'season' | 'secret'>;
  /** The id of the match, or the name of the season. */
  subject: Fixed<string>;
  /** The exact text. Its kinds are described in docs/proof.md. */
  text: Fixed<string>;
  /** The first checkpoint that contains it. */
  checkpoint_size: Fixed<number>;
  /** JSON: the hashes of its inclusion path in that checkpoint as base64, from the leaf upwards. */
  path: Fixed<string>;
};

/** The complete subtrees of the log, including its leaves (level 0). */
type ProofNodes = {
  level: Fixed<number>;
  /** Counts the subtrees of a level from 0. */
  position: Fixed<number>;
  /** As base64. */
  hash: Fixed<string>;
};

/** Signed states of the log, one for each addition. */
type ProofCheckpoints = {
  /** The number of entries. */
  size: Fixed<number>;
  /** The time of the addition. */
  at: Fixed<Instant>;
  /** The hash of the whole tree as base64. */
  root: Fixed<string>;
  /** The signed note. */
  note: Fixed<string>;
};

export type ProofTables = { proof_entries: ProofEntries; proof_nodes: ProofNodes; proof_checkpoints: ProofCheckpoints };
