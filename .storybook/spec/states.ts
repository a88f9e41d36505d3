import { ACCOUNT } from './account.ts';
import { CHAT } from './chat.ts';
import { ERRORS } from './errors.ts';
import { HEADER } from './header.ts';
import { HOME } from './home.ts';
import { PEOPLE } from './people.ts';
import { PRACTICE } from './practice.ts';
import { PROOF } from './proof.ts';
import { RESULTS } from './results.ts';
import { ROLES } from './roles.ts';
import { SPOILERS } from './spoilers.ts';
import { TRANSITIONS } from './transitions.ts';
import { VALIDATION } from './validation.ts';
import type { SpecState } from './state.ts';

/** Every state defined by docs/specification.md. A story covers a state with the tag `spec:<id>`. */
export const SPEC_STATES: readonly SpecState[] = [
  ...HOME,
  ...HEADER,
  ...CHAT,
  ...ACCOUNT,
  ...RESULTS,
  ...PEOPLE,
  ...PRACTICE,
  ...PROOF,
  ...SPOILERS,
  ...TRANSITIONS,
  ...VALIDATION,
  ...ROLES,
  ...ERRORS,
];
