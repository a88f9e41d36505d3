import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import {
  fill,
  has,
  hasDialog,
  hasText,
  hasValues,
  page,
  press,
  pressElement,
  waitFor,
  waitForElement,
} from '../dom.ts';
import { on401, onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const LEAGUE = '/leagues/l-office';
const REDIRECTS = 'redirects to the login after half a second';
const FAILS = 'shows the failure, keeps the input and lets the player retry';
const UNKNOWN = 'shows the failure, then what the server did';
const { officeLeague } = fixtures;
const alone = { ...fixtures.newLeague, id: 'l-office' };
const league = (body: typeof officeLeague) => reply(endpoints.friendLeague, body);

const dialog = () => page().querySelector('[role="alertdialog"]');
const confirm = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);

/** A button of the league whose dialog asks for confirmation, and stays open on a failure. */
const confirming = (button: string | RegExp) => ({
  path: LEAGUE,
  handlers: [league(officeLeague)],
  press: async () => {
    if (!dialog()) await press('button', button);
    await waitFor(() => confirm() !== undefined);
    pressElement(confirm());
  },
  control: confirm,
  initial: () => dialog() !== null,
});
const failure = (text: string) => ({ text: `${text}. Please try again.`, showsServerMessage: true });

/** What changes leagues. */
export const LEAGUE_WRITES = {
  createFriendLeague: {
    id: 'C94',
    path: '/leagues',
    okBody: fixtures.toSummary(officeLeague),
    prepare: async () => {
      await press('button', 'New league');
      await waitForElement('button', 'Create league');
      await fill({ Name: 'The office' });
    },
    ...pressing('Create league'),
    success: () => !hasDialog() && hasText('3 of at most 50.'),
    initial: () => hasValues({ Name: 'The office' }),
    failure: failure("Couldn't create the league"),
    except: { ...on401(REDIRECTS), ...onUnreadableBody(FAILS) },
  },
  createInvite: {
    id: 'C95',
    path: LEAGUE,
    handlers: [league(alone)],
    okBody: fixtures.invite,
    ...pressing('Create an invite link'),
    handlersAfter: [league({ ...alone, invite: fixtures.invite })],
    success: () => has('button', 'Copy link'),
    initial: () => has('button', 'Create an invite link'),
    failure: failure("Couldn't create a link"),
    except: { ...on401(REDIRECTS), ...onUnreadableBody(UNKNOWN), lostResponse: UNKNOWN },
  },
  joinFriendLeague: {
    id: 'C96',
    path: `/join/${fixtures.invite.code}`,
    okBody: { id: officeLeague.id },
    ...pressing('Join league'),
    success: () => hasText('3 of at most 50.'),
    initial: () => has('button', 'Join league'),
    failure: failure("Couldn't join the league"),
    except: { ...on401(REDIRECTS), ...onUnreadableBody(FAILS) },
  },
  renameFriendLeague: {
    id: 'C97',
    path: LEAGUE,
    handlers: [league(officeLeague)],
    handlersAfter: [league({ ...officeLeague, name: 'The old office' })],
    prepare: async () => {
      await press('button', 'Rename');
      await fill({ Name: 'The old office' });
    },
    ...pressing('Rename'),
    success: () => !hasDialog() && hasText('The old office'),
    initial: () => hasDialog() && hasValues({ Name: 'The old office' }),
    failure: failure("Couldn't rename the league"),
    except: on401(REDIRECTS),
  },
  revokeInvite: {
    id: 'C98',
    ...confirming('Revoke link'),
    handlersAfter: [league({ ...officeLeague, invite: null })],
    success: () => dialog() === null && !has('button', 'Copy link'),
    failure: failure("Couldn't revoke the link"),
    except: { ...on401(REDIRECTS), lostResponse: UNKNOWN },
  },
  removeFriendLeagueMember: {
    id: 'C99',
    ...confirming(/^Remove mira/),
    handlersAfter: [
      league({ ...officeLeague, members: officeLeague.members.filter(({ userId }) => userId !== fixtures.rival.id) }),
    ],
    success: () => dialog() === null && !has('button', /^Remove mira/),
    failure: failure("Couldn't remove the player"),
    except: { ...on401(REDIRECTS), lostResponse: UNKNOWN },
  },
  leaveFriendLeague: {
    id: 'C89',
    ...confirming('Leave league'),
    success: () => dialog() === null && hasText('Sunday pub quiz'),
    failure: failure("Couldn't leave the league"),
    except: on401(REDIRECTS),
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
