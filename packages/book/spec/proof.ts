import { additionsOf } from './state.ts';

export const PROOF = additionsOf('11.4 Receipt', {
  'receipt-loading': {
    description: 'Loading',
    words: ['Still loading…'],
    noRoles: ['button "Verify"'],
    stories: ['screens-receipt--loading'],
  },
  'receipt-failed': {
    description: 'Failed to load',
    words: ["Couldn't load your receipt."],
    roles: ['alert', 'button "Try again"'],
    stories: ['screens-receipt--failed'],
  },
  'receipt-visitor': {
    description: 'A visitor is asked to log in',
    words: ['Log in to see your receipt'],
    roles: ['button "Log in"'],
    noRoles: ['button "Verify"'],
    stories: ['screens-receipt--anonymous'],
  },
  'receipt-no-pick': {
    description: 'No pick on this match',
    words: ['No pick, no receipt'],
    noRoles: ['button "Verify"'],
    stories: ['screens-receipt--no-pick'],
  },
  'receipt-old-pick': {
    description: 'A pick from before there were receipts',
    words: ['This pick has no receipt'],
    noRoles: ['button "Verify"'],
    stories: ['screens-receipt--old-pick'],
  },
  'receipt-pending': {
    description: 'The pick is stored and its receipt is being checked',
    words: ['Your pick is stored. Its receipt is being checked.'],
    roles: ['region "Checking"', 'button "Verify" [disabled]'],
    stories: ['screens-receipt--pending'],
  },
  'receipt-verified': {
    description: 'All steps hold',
    words: ['All 7 steps hold.'],
    roles: ['region "Verified"', 'button "Verify"'],
    noRoles: ['button "Verify" [disabled]'],
    stories: ['screens-receipt--verified'],
  },
  'receipt-changed': {
    description: 'The reader has changed the text: which steps fail, and why',
    words: ['2 of 7 steps fail.', 'The fingerprint of this prediction is not the one in your pick.'],
    roles: ['region "Change noticed"', 'heading "{step} : fails" [level=3]', 'button "Restore"'],
    stories: ['screens-receipt--changed'],
  },
  'receipt-not-valid': {
    description: 'Steps fail although the reader has changed nothing',
    words: ['2 of 7 steps fail. Download this receipt and keep it'],
    roles: ['region "Not valid"', 'heading "{step} : fails" [level=3]', 'button "Change a letter"'],
    stories: ['screens-receipt--not-valid'],
  },
  'receipt-offline': {
    description: "The server can't be reached: the last step isn't checked",
    words: ["The last one needs the server, which can't be reached right now."],
    roles: ['region "Verified so far"'],
    stories: ['screens-receipt--offline'],
  },
  'receipt-insecure': {
    description: 'A page without https',
    words: ['Browsers check signatures only on pages with https.'],
    roles: [`region "Can't be checked here"`],
    stories: ['screens-receipt--insecure-page'],
  },
  'receipt-old-browser': {
    description: "A browser that doesn't know the signatures",
    words: ["It doesn't know this kind of signature (Ed25519)."],
    roles: [`region "Can't be checked in this browser"`],
    stories: ['screens-receipt--old-browser'],
  },
});
