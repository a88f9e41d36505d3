import { ACCOUNT } from './account.ts';
import { CHAT } from './chat.ts';
import { ERRORS } from './errors.ts';
import { HEADER } from './header.ts';
import { HOME } from './home.ts';
import { MODERATION } from './moderation.ts';
import { LEAGUES } from './leagues.ts';
import { MACHINE } from './machine.ts';
import { MESSAGES } from './messages.ts';
import { PRACTICE } from './practice.ts';
import { PROFILE } from './profile.ts';
import { PROOF } from './proof.ts';
import { QUESTIONS } from './questions.ts';
import { RECAP } from './recap.ts';
import { RESULTS } from './results.ts';
import { ROLES } from './roles.ts';
import { SPOILERS } from './spoilers.ts';
import { SAFETY } from './safety.ts';
import { SHARE } from './share.ts';
import { SLATE } from './slate.ts';
import { TRANSITIONS } from './transitions.ts';
import { VALIDATION } from './validation.ts';
import type { SpecState } from './state.ts';

/** Every state that docs/specification.md defines. */
export const SPEC_STATES: readonly SpecState[] = [
  ...HOME,
  ...HEADER,
  ...CHAT,
  ...ACCOUNT,
  ...RESULTS,
  ...RECAP,
  ...MACHINE,
  ...PROFILE,
  ...MESSAGES,
  ...SAFETY,
  ...LEAGUES,
  ...PRACTICE,
  ...PROOF,
  ...SPOILERS,
  ...SHARE,
  ...MODERATION,
  ...SLATE,
  ...QUESTIONS,
  ...TRANSITIONS,
  ...VALIDATION,
  ...ROLES,
  ...ERRORS,
];
