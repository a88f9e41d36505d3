import { usernamePayload } from '@machine/contract';
import { fieldError } from './field-error.ts';

/** Rejects an invalid or reserved username. Throws an `HttpError` (400). */
export function checkUsername(username: string, isReserved: (username: string) => boolean): void {
  const { error } = usernamePayload.safeParse({ username });
  if (error) throw fieldError('username', error.issues[0]?.message ?? '');
  if (isReserved(username)) throw fieldError('username', 'This username is reserved.');
}

export const usernameTaken = () => fieldError('username', 'This username is already taken.');

const ADJECTIVES =
  'Agile Bold Brave Bright Brisk Calm Clever Daring Deft Eager Fierce Fleet Gallant Golden Hardy Keen Lively Lucky Mighty Nimble Noble Quick Rapid Savvy Sharp Silent Silver Sly Steady Stoic Strong Sturdy Swift Tough Valiant Vivid Wily Wise Witty Zesty'.split(
    ' ',
  );
const ANIMALS =
  'Badger Bear Bison Cobra Condor Cougar Coyote Crane Dingo Eagle Falcon Ferret Finch Fox Gecko Hawk Heron Ibex Jackal Jaguar Kestrel Lion Lynx Marlin Moose Otter Owl Panda Panther Puma Raven Robin Shark Sparrow Stag Tiger Viper Walrus Wolf Wombat'.split(
    ' ',
  );

/** Returns a random username such as SwiftFalcon482, which may already be taken. */
export function generateUsername(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit);
  return `${ADJECTIVES[below(ADJECTIVES.length)]}${ANIMALS[below(ANIMALS.length)]}${100 + below(900)}`;
}
