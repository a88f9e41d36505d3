import { frameUrl, toolbar } from './toolbarSync.ts';

export type StoryFrameProps = {
  /** Id of the story. */
  id: string;
  /** Accessible name of the frame. */
  title: string;
  /** With its unit. */
  height?: string;
};

/**
 * A story in a page of its own, under the conditions of the toolbar. It loads when it comes into view. Journeys aren't
 * played: several at once would compete for the focus.
 */
export const StoryFrame = ({ id, title, height = '640px' }: StoryFrameProps) => (
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
  <iframe
    title={title}
    loading="lazy"
    src={frameUrl(toolbar.selection, { id, viewMode: 'story', ...(id.startsWith('flows-') && { embed: 'true' }) })}
    style={{ display: 'block', width: '100%', height, border: 0 }}
  />
);
