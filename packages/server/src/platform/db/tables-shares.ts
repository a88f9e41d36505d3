import type { ShareKind } from '@machine/contract';
import type { Selectable } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

/** A subject that a user shares with everyone. Its content is read from the graded results each time. */
type Shares = {
  /** A secret until its owner passes on the link: 128 random bits. */
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<ShareKind>;
  /** The match of a PICK, the start of a WEEK, or '' for the EDGE. */
  subject: Fixed<string>;
  hides_result: Fixed<Bit>;
  /** JSON: what of the subject was settled when its owner last shared it, so that nothing is added later. */
  selection: string;
  created_at: Fixed<Instant>;
};

export type ShareTables = { shares: Shares };
export type ShareRow = Selectable<Shares>;
