import { useEffect, useRef } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { type ToolbarSelection, appearancesOf } from './toolbarOptions.ts';
import { frameUrl } from './toolbarSync.ts';

type Args = Record<string, unknown>;
type StoryFramesProps = { chosen: ToolbarSelection; id: string; args: Args; initialArgs: Args; isPlayed: boolean };

/** A page in a frame, whose channel hears what its own toolbar would say. */
type FramePage = Window & { __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, told: object) => void } };

/**
 * The story in pages of its own, one for each appearance, side by side. Each has its own theme, ids, overlays and width,
 * and shows larger text as a browser does: it is narrower, and enlarged.
 */
export function StoryFrames({ chosen, id, args, initialArgs, isPlayed }: StoryFramesProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
    for (const frame of row.current?.querySelectorAll('iframe') ?? []) {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as FramePage;
      channel?.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: Object.fromEntries(changed) });
    }
  }, [args, id, initialArgs]);

  const zoom = Number(chosen.textSize) / 100;
  const size = `${100 / zoom}%`;
  return (
    <div ref={row} style={{ position: 'fixed', inset: 0, display: 'flex', background: '#3a413d', gap: 1 }}>
      {appearancesOf(chosen).map((appearance) => (
        <div key={appearance} style={{ flex: '1 1 0', overflow: 'hidden' }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very Storybook */}
          <iframe
            title={appearance}
            src={frameUrl({ ...chosen, appearance, textSize: '100' }, { id, isPlayed })}
            style={{ width: size, height: size, border: 0, transform: `scale(${zoom})`, transformOrigin: '0 0' }}
          />
        </div>
      ))}
    </div>
  );
}
