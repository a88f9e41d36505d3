import { useEffect, useRef } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { appearancesOf, type ToolbarSelection } from './toolbarOptions.ts';
import { frameUrl } from './toolbarSync.ts';

type Args = Record<string, unknown>;
type StoryFramesProps = {
  selection: ToolbarSelection;
  id: string;
  args: Args;
  initialArgs: Args;
  isPlayed: boolean;
};

/** A preview page in a frame, whose channel accepts the events its own manager would send. */
type FramePage = Window & { __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void } };

/**
 * Shows the story in one iframe per appearance, side by side, so each has its own theme, ids, overlays and media
 * queries. Larger text works like browser zoom: the frame is narrower and scaled up.
 */
export function StoryFrames({ selection, id, args, initialArgs, isPlayed }: StoryFramesProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
    for (const frame of row.current?.querySelectorAll('iframe') ?? []) {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as FramePage;
      channel?.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: Object.fromEntries(changed) });
    }
  }, [args, id, initialArgs]);

  const zoom = Number(selection.textSize) / 100;
  const size = `${100 / zoom}%`;
  return (
    <div ref={row} style={{ position: 'fixed', inset: 0, display: 'flex', background: '#3a413d', gap: 1 }}>
      {appearancesOf(selection).map((appearance) => (
        <div key={appearance} style={{ flex: '1 1 0', overflow: 'hidden' }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
          <iframe
            title={appearance}
            src={frameUrl({ ...selection, appearance, textSize: '100' }, { id, isPlayed })}
            style={{ width: size, height: size, border: 0, transform: `scale(${zoom})`, transformOrigin: '0 0' }}
          />
        </div>
      ))}
    </div>
  );
}
