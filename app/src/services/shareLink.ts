import type { ShareNotice } from '@machine/ui/share/ShareDialog.tsx';
import { copyText } from './clipboard.ts';

/** Passes on a message by what the device offers, else copies it. Returns null if the player changed their mind. */
export async function shareMessage({ text, url }: { text: string; url: string }): Promise<ShareNotice | null> {
  // Missing in older browsers.
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url });
      return 'SHARED';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return copyLink(`${text} ${url}`);
}

/** Copies a link; MANUAL if the browser doesn't allow it. */
export const copyLink = async (text: string): Promise<ShareNotice> => ((await copyText(text)) ? 'COPIED' : 'MANUAL');
