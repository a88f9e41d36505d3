import type { ShareNotice } from '@machine/ui';
import { copyText } from './clipboard.ts';

type Message = { text: string; url: string };

/** The parts of the browser that are used; tests pass their own. */
export type ShareDevice = {
  share?: (message: Message) => Promise<void>;
  /** Returns whether the text was copied. */
  copy: (text: string) => Promise<boolean>;
};

const device = (): ShareDevice => ({
  // Missing in older browsers.
  share: (navigator as Partial<Navigator>).share?.bind(navigator),
  copy: copyText,
});

/** Passes on a message by what the device offers, else copies it. Returns null if the player changed their mind. */
export async function shareMessage(message: Message, { share, copy } = device()): Promise<ShareNotice | null> {
  if (share) {
    try {
      await share(message);
      return 'SHARED';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return copyLink(`${message.text} ${message.url}`, copy);
}

/** Copies a link; MANUAL if the browser doesn't allow it. */
export const copyLink = async (text: string, copy = copyText): Promise<ShareNotice> =>
  (await copy(text)) ? 'COPIED' : 'MANUAL';
