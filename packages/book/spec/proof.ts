import { statesOf } from './state.ts';

export const PROOF = statesOf('11.4 Receipt', {
  'receipt-loading': { description: 'Loading', stories: ['screens-receipt--loading'] },
  'receipt-failed': { description: 'Failed to load', stories: ['screens-receipt--failed'] },
  'receipt-visitor': { description: 'A visitor is asked to log in', stories: ['screens-receipt--anonymous'] },
  'receipt-no-pick': { description: 'No pick on this match', stories: ['screens-receipt--no-pick'] },
  'receipt-old-pick': { description: 'A pick from before there were receipts', stories: ['screens-receipt--old-pick'] },
  'receipt-pending': {
    description: 'The pick is stored and its receipt is being checked',
    stories: ['screens-receipt--pending'],
  },
  'receipt-verified': { description: 'All steps hold', stories: ['screens-receipt--verified'] },
  'receipt-changed': {
    description: 'The reader has changed the text: which steps fail, and why',
    stories: ['screens-receipt--changed'],
  },
  'receipt-not-valid': {
    description: 'Steps fail although the reader has changed nothing',
    stories: ['screens-receipt--not-valid'],
  },
  'receipt-offline': {
    description: "The server can't be reached: the last step isn't checked",
    stories: ['screens-receipt--offline'],
  },
  'receipt-insecure': { description: 'A page without https', stories: ['screens-receipt--insecure-page'] },
  'receipt-old-browser': {
    description: "A browser that doesn't know the signatures",
    stories: ['screens-receipt--old-browser'],
  },
});
