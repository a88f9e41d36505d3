/* Descriptions of statuses that several calls share. */

export const DONE = { 204: 'Success' };
export const SENT = { 201: 'Sent', 200: 'Already sent with the same Idempotency-Key' };

export const NO_MATCH = { 404: 'There is no such match.' };
export const NO_USER = { 404: 'There is no such user.' };
export const NO_OTHER_USER = { ...NO_USER, 400: 'The user is the caller.' };
export const NO_MESSAGE = { 404: 'The caller has no such message.' };
export const NO_THREAD = { 404: "There is no such thread, or it isn't the caller's." };
export const NOT_MODERATOR = { 404: "It doesn't exist, or the caller isn't a moderator." };
export const ONLY_FOLLOWED = { 403: 'The caller may only write to people they follow.' };
