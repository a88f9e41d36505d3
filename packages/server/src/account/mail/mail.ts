/** An email in plain text, and in HTML if it has more to show. */
export type Mail = {
  /** Letters, digits and dashes. Retries of the same email have the same id. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** A whole document. */
  html?: string;
  /** Set for emails that users can unsubscribe from. */
  unsubscribeUrl?: string;
};

/** Delivers an email. Throws on failure. */
export type Transport = (mail: Mail) => Promise<void>;

/** Builds the text of an email. */
export const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`;
