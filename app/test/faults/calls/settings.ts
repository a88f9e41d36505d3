import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';

/** The settings, with a few clubs: drawing all of them takes longer than everything else that the tests do there. */
export const SETTINGS = {
  path: '/settings',
  isPrivate: true,
  handlers: [reply(endpoints.clubs, fixtures.clubs.slice(0, 2))],
};
