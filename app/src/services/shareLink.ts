import type { ShareNotice } from '@machine/ui';

type Message = { text: string; url: string };

/** What of the browser is used; tests pass their own. */
export type ShareDevice = {
  share?: (message: Message) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
};

const device = (): ShareDevice => ({
  // Older browsers lack both, and insecure pages the clipboard.
  share: (navigator as Partial<Navigator>).share?.bind(navigator),
  writeText: (navigator as Partial<Navigator>).clipboard?.writeText.bind(navigator.clipboard),
});

/** Passes on a message by what the device offers, else copies it. Returns null if the player changed their mind. */
export async function shareMessage(message: Message, { share, writeText } = device()): Promise<ShareNotice | null> {
  if (share) {
    try {
      await share(message);
      return 'SHARED';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return copyText(`${message.text} ${message.url}`, { writeText });
}

/** Copies a text; MANUAL if the browser doesn't allow it. */
export async function copyText(text: string, { writeText }: ShareDevice = device()): Promise<ShareNotice> {
  try {
    if (!writeText) return 'MANUAL';
    await writeText(text);
    return 'COPIED';
  } catch {
    return 'MANUAL';
  }
}
