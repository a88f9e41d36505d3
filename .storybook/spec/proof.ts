import { statesOf } from './state.ts';

export const PROOF = statesOf('11.4 Receipt', {
  'receipt-loading': 'Loading',
  'receipt-failed': 'Failed to load',
  'receipt-visitor': 'A visitor is asked to log in',
  'receipt-no-pick': 'No pick on this match',
  'receipt-old-pick': 'A pick from before there were receipts',
  'receipt-pending': 'The pick is stored and its receipt is being checked',
  'receipt-verified': 'All steps hold',
  'receipt-changed': 'The reader has changed the text: which steps fail, and why',
  'receipt-not-valid': 'Steps fail although the reader has changed nothing',
  'receipt-offline': "The server can't be reached: the last step isn't checked",
  'receipt-insecure': 'A page without https',
  'receipt-old-browser': "A browser that doesn't know the signatures",
});
