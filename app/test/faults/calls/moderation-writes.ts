import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { fill, hasDialog, hasValues, page, press, pressElement, waitFor } from '../dom.ts';
import { pressing, type WriteCall } from '../writes.ts';

const caseOf = (details: typeof fixtures.openCaseDetails) => ({
  path: `/moderation?case=${fixtures.openCase.id}`,
  user: fixtures.moderator,
  handlers: [reply(endpoints.moderationCase, details)],
});
const NOTE = { 'Note for the other moderators': 'Twice this week.' };
const FAILURE = { text: 'Failed to save the decision. Please try again.', showsServerMessage: true };

const dialog = () => page().querySelector('[role="alertdialog"]');
const confirm = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);
const filter = () =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent.startsWith('Word filter'),
  );
const isSaving = () => page().querySelector('[data-saving]') !== null;

/** Without a session, the page doesn't exist. */
const NO_PAGE = { unauthorized: null } as const;

export const MODERATION_WRITES = {
  decideCase: {
    id: 'C104',
    ...caseOf(fixtures.openCaseDetails),
    prepare: async () => {
      await press('button', 'Warn');
      await fill(NOTE);
    },
    ...pressing('Warn'),
    success: () => !hasDialog(),
    initial: () => hasDialog() && hasValues(NOTE),
    failure: FAILURE,
    except: NO_PAGE,
  },
  undoDecision: {
    id: 'C105',
    ...caseOf(fixtures.decidedCaseDetails),
    press: async () => {
      if (!dialog()) await press('button', 'Undo');
      await waitFor(() => confirm() !== undefined);
      pressElement(confirm());
    },
    control: confirm,
    success: () => dialog() === null,
    initial: () => dialog() !== null,
    failure: FAILURE,
    except: NO_PAGE,
  },
  setWordFilter: {
    id: 'C106',
    ...caseOf(fixtures.openCaseDetails),
    handlersAfter: [reply(endpoints.moderationCase, { ...fixtures.openCaseDetails, isWordFilterOn: true })],
    prepare: () => waitFor(() => filter() !== undefined),
    press: async () => void filter()?.click(),
    control: filter,
    busy: () => isSaving() || filter()?.ariaReadOnly === 'true',
    success: () => filter()?.checked === true && !isSaving(),
    initial: () => filter()?.checked === false,
    failure: { title: 'Error', text: 'Failed to save. Please try again.', showsServerMessage: true },
    except: NO_PAGE,
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
