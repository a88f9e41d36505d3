import type { UserSummary } from '@machine/contract/profile.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import type { Viewer } from '../layout/viewer.ts';

/** Relation of the viewer to the profile. `loading`: the session is not known yet. */
export type ProfileViewer = Viewer | 'own';

/** `empty`: there is no such player. */
export type ProfileState =
  | Unloaded
  | { kind: 'empty' }
  /** The viewer has blocked this player. */
  | { kind: 'blocked'; username: string; isUnblocking: boolean; onUnblock: () => void }
  | { kind: 'ready'; summary: UserSummary };
