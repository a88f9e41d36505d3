/** The strict side of the contract, for tools and tests; the browser reads responses tolerantly and doesn't load it. */
export { errorsOf, statusesOf, successOf } from './call-statuses.ts';
export { bodyProblems, errorProblems, eventProblems } from './check-response.ts';
export { documents } from './documents.ts';
