import { CLIENT_ERROR_FRAMES, clientError } from '../../client-error.ts';
import { describeFields } from './describe.ts';

const FORM = `as function@file:line:column, innermost first; at most ${CLIENT_ERROR_FRAMES}.`;

export const clientErrors = [
  describeFields(clientError, {
    kind: 'caught by a screen, uncaught, or recoverable: React rendered again by itself.',
    name: 'Name of the class of the error, such as TypeError.',
    code: 'HTTP status of a failed call, or number of a minified React error. Null if it is neither.',
    stack: `Frames of the stack, ${FORM}`,
    components: `Frames of the component stack, ${FORM}`,
    route: 'Pattern of the route, such as /profile/:id. Never the actual address.',
    version: 'Version of the app.',
  }),
];
