import { delay, HttpResponse } from 'msw';
import { ANSWERS, PLAIN_FAULTS } from '../faults/faults.ts';

type Respond = () => Promise<Response>;

/** The faults that a random session draws from. */
export const FAULTS = {
  offline: PLAIN_FAULTS.networkDown.respond,
  'no response': PLAIN_FAULTS.timeout.respond,
  'slow response': async (respond) => {
    await delay(1_500);
    return respond();
  },
  'HTML error page': PLAIN_FAULTS.htmlErrorPage.respond,
  'empty 500': ANSWERS.bareServerError.respond,
  'session ended': PLAIN_FAULTS.unauthorized.respond,
  forbidden: ANSWERS.forbidden.respond,
  'too many requests': () => HttpResponse.text('Too many', { status: 429, headers: { 'Retry-After': '1' } }),
  'malformed JSON': ANSWERS.truncatedJson.respond,
  'wrong shape': () => HttpResponse.json('an unexpected string'),
  'empty body': ANSWERS.noContent.respond,
  'lost response': async (respond) => {
    await respond();
    return HttpResponse.error();
  },
} satisfies Record<string, (respond: Respond) => Response | Promise<Response>>;

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
