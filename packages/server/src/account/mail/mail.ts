/** A plain text email. */
export type Mail = {
  /** Letters, digits and dashes. Retries of the same email have the same id. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Set for emails that users can unsubscribe from. */
  unsubscribeUrl?: string;
};

/** Delivers an email. Throws on failure. */
export type Transport = (mail: Mail) => Promise<void>;

/** Builds the text of an email. */
export const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`;
