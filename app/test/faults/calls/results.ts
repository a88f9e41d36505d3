import { endpoints, type HiddenResults } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { find, has, page, press, pressElement, waitFor, waitForElement } from '../dom.ts';
import type { ReadCall } from '../reads.ts';
import { onUnreadableBody, type WriteCall } from '../writes.ts';
import { SILENT_READS, SUMMARY } from './silent-reads.ts';

const { allHidden, nothingHidden, someClubsHidden } = fixtures;
const SETTINGS = { path: '/settings', isPrivate: true };
const hidden = (body: HiddenResults) => reply(endpoints.hiddenResults, body);
const manyCodes = Array.from({ length: 10_000 }, (_, index) => `C${index}`);

/** What is hidden from a player who wants no spoilers. */
export const RESULT_READS = {
  hiddenResults: {
    id: 'C150',
    ...SETTINGS,
    okBody: someClubsHidden,
    ready: () => has('button', 'Remove Arsenal'),
    failure: "Couldn't load this setting.",
    rows: '[aria-label="Clubs with hidden results"] li',
    bodies: {
      malformedRows: [{ ...someClubsHidden, since: 7, clubs: [7, null, {}, ...someClubsHidden.clubs], shown: 7 }],
      manyRows: [{ ...someClubsHidden, clubs: manyCodes }],
    },
    // No code of a club is as long as a hostile text.
    except: { hostileText: 'shows the valid rows' },
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;

const hideAll = () =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent.startsWith('Hide all results'),
  );
const isSaving = () => page().querySelector('[data-saving]') !== null;

export const RESULT_WRITES = {
  hideResults: {
    id: 'C151',
    ...SETTINGS,
    handlers: [hidden(nothingHidden)],
    handlersAfter: [hidden(allHidden)],
    okBody: allHidden,
    prepare: () => waitFor(() => hideAll() !== undefined),
    press: async () => hideAll()?.click(),
    control: hideAll,
    busy: () => isSaving() || hideAll()?.ariaReadOnly === 'true',
    success: () => hideAll()?.checked === true && !isSaving(),
    initial: () => hideAll()?.checked === false && !isSaving(),
    failure: { text: 'Failed to update the setting. Please try again.' },
    bodies: { malformedRows: [{ ...allHidden, clubs: 7, since: 7, shown: [7, null] }] },
    except: {
      ...onUnreadableBody('shows the failure, then what the server did'),
      lostResponse: 'shows the failure, then what the server did',
    },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;

const HIDDEN = /^Show result, /;
/** The button of the match that the player chose to see; it disappears. */
let chosen: HTMLElement | undefined;
const isShown = () => chosen?.isConnected === false && has('button', HIDDEN);

const toggle = () => find('button', SUMMARY);
const isOpen = () => toggle()?.ariaExpanded === 'true';

/** What is done at once; the server only stores it. */
export const INSTANT_WRITES = {
  markResultsSeen: {
    id: 'C49',
    path: '/',
    user: SILENT_READS.newResults.user,
    prepare: async () => void (await waitForElement('button', SUMMARY)),
    press: async () => {
      // Seen by opening the list, as by closing the card.
      if (isOpen()) await press('button', SUMMARY);
      await press('button', SUMMARY);
    },
    control: () => find('button', 'Close results'),
    success: () => isOpen() || !toggle(),
    initial: () => toggle() !== undefined,
  },
  showResult: {
    id: 'C152',
    path: '/completed',
    handlers: [hidden(allHidden), reply(endpoints.completedLive, fixtures.manyMatches(60))],
    okBody: allHidden,
    prepare: async () => void (await waitForElement('button', HIDDEN)),
    press: async () => {
      chosen = await waitForElement('button', HIDDEN);
      pressElement(chosen);
    },
    control: () => chosen,
    success: isShown,
    initial: isShown,
    failure: { title: 'Error', text: "Couldn't save what you've seen." },
    // It answers with what is still hidden.
    except: onUnreadableBody('is done at once, whatever the server says'),
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
