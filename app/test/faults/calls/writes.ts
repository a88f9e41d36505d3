import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { field, fill, find, hasValues, isBusy, page, press, valueOf } from '../dom.ts';
import { on401, onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const WRITTEN = { Message: 'What a quarter' };
/** A message box. */
const sending = {
  prepare: () => fill(WRITTEN),
  ...pressing('Send'),
  pressTwice: () =>
    field('Message')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  success: () => valueOf('Message') === '',
  // The text stays, with the caret at its end.
  initial: () => {
    const box = field('Message');
    return hasValues(WRITTEN) && box?.selectionStart === WRITTEN.Message.length && document.activeElement === box;
  },
  failure: { title: 'Error', text: 'Failed to send message.', showsServerMessage: true },
  draft: WRITTEN.Message,
};

const FAILS = 'shows the failure, keeps the input and lets the player retry';
const REDIRECTS = 'redirects to the login after half a second';
const ONE_AT_A_TIME = 'sends one message at a time, each with its own key';
const isPressed = (button: string) => find('button', button)?.ariaPressed === 'true';
const pickButtons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));

/** Game writes that say why they failed. */
export const WRITES = {
  sendChatMessage: {
    id: 'C20',
    path: '/match-chat/nba-lal-phx',
    ...sending,
    except: {
      ...on401(REDIRECTS),
      forbidden: 'shows the failure and checks the write permission',
      lateOrRepeated: ONE_AT_A_TIME,
    },
  },
  lockPick: {
    id: 'C23',
    path: '/',
    okBody: { pick: { matchId: fixtures.openPrediction.match.id, choice: 'AGREE' } },
    press: () => press('button', '[ AGREE ]'),
    control: () => pickButtons().find(isBusy) ?? find('button', '[ AGREE ]'),
    pressTwice: () => find('button', '[ DISAGREE ]')?.click(),
    handlersAfter: [reply(endpoints.randomPrediction, fixtures.lockedPrediction)],
    success: () => page().querySelector('article')?.textContent.includes('Your prediction is locked.') ?? false,
    initial: () => pickButtons().every((button) => button !== undefined),
    failure: { title: 'Error', text: 'Failed to record pick. Try again.' },
    toast: 'Pick recorded',
    except: {
      unauthorized: REDIRECTS,
      storedPick: "shows the failure and the server's pick",
      // A pick is locked only by the server's word.
      ...onUnreadableBody(FAILS),
    },
  },
  followClubs: {
    id: 'C123',
    path: '/settings',
    isPrivate: true,
    okBody: fixtures.followedClubsOf(['LIV', 'BOS', 'ARS', 'CHE']),
    prepare: () => press('button', /^Premier League/),
    ...pressing('Chelsea'),
    handlersAfter: [reply(endpoints.userClubs, fixtures.followedClubsOf(['LIV', 'BOS', 'ARS', 'CHE']) ?? [])],
    success: () => isPressed('Chelsea') && !isBusy(find('button', 'Chelsea')),
    initial: () => find('button', 'Chelsea') !== undefined && !isPressed('Chelsea'),
    failure: {
      title: 'Error',
      text: 'Failed to update your clubs. Please try again.',
      showsServerMessage: true,
    },
    except: onUnreadableBody(FAILS),
  },
  sendDmMessage: {
    id: 'C34',
    path: '/messages/t-mira',
    handlers: [reply(endpoints.dmThreads, [fixtures.dmThread, fixtures.groupThread])],
    ...sending,
    except: { ...on401(REDIRECTS), lateOrRepeated: ONE_AT_A_TIME },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
