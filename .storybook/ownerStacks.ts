import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React's development build from recording where each element was created, a tenth of the time of a test in the
 * browser. React itself stops after 10,000 elements in a second; its warnings then name the component, but not the line.
 */
export function leaveOutOwnerStacks(): void {
  const internals = (React as Record<string, unknown>)[INTERNALS];
  if (typeof internals !== 'object') throw new Error('This version of React counts elements elsewhere.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
