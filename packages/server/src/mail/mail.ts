/** A mail in plain text. */
export type Mail = {
  /** Letters, digits and dashes. Sent again under the same id, it is the same mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Where one is spared such mails. */
  stopUrl?: string;
};

/** Hands a mail over. Throws when nobody has taken it. */
export type Transport = (mail: Mail) => Promise<void>;
