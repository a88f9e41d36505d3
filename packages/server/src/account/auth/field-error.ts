import { HttpError } from '../../platform/http/http-error.ts';

/** Rejects a form because of one of its fields, below which it shows the message. */
export const fieldError = (field: string, message: string, status: 400 | 409 = 400) =>
  new HttpError(status, message, { body: { fields: { [field]: message } } });
