import { type CSSProperties, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createFrameLimiter } from './frameLimiter.ts';
import type { Story } from './storyIndex.ts';
import styles from './Thumbnail.module.css';
import { frameHref, frameOf, labelOf } from './views.ts';
import { onStoryRendered } from './onStoryRendered.ts';

/** Each picture is a page of its own, with all that Storybook loads: those in sight, and never more than these. */
const pictures = createFrameLimiter(12);

export type ThumbnailProps = { story: Story; appearance: 'dark' | 'light' };

/** A story as it is now, made small. To look at: nothing in it can be reached. */
export function Thumbnail({ story, appearance }: ThumbnailProps) {
  const [width, height] = frameOf(story);
  return (
    <div className={styles.box} style={{ '--width': width, '--height': height } as CSSProperties}>
      {isPlayed(story) ? (
        <p className={styles.words}>Played step by step: open it to watch.</p>
      ) : (
        <Picture story={story} appearance={appearance} />
      )}
    </div>
  );
}

/**
 * Steps type and press, and of all frames of a page one has the focus: each such story is watched alone. Storybook adds
 * the tag where it sees the steps; a story that gets them from a helper says so itself.
 */
const isPlayed = ({ tags }: Story) => tags.includes('play-fn');

function Picture({ story, appearance }: ThumbnailProps) {
  const key = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  const isDrawn = useSyncExternalStore(pictures.subscribe, () => pictures.hasPlace(key));

  useEffect(() => {
    let giveBack: (() => void) | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      giveBack?.();
      giveBack = entry?.isIntersecting ? pictures.want(key) : null;
    });
    if (placeRef.current) observer.observe(placeRef.current);
    return () => {
      observer.disconnect();
      giveBack?.();
    };
  }, [key]);

  return (
    // Inert: neither Tab nor a press leads into it.
    <div ref={placeRef} className={styles.place} inert>
      {isDrawn && <Frame story={story} appearance={appearance} />}
    </div>
  );
}

function Frame({ story, appearance }: ThumbnailProps) {
  const src = frameHref(story, appearance);
  const [shown, setShown] = useState('');
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this same Storybook, whose scripts and storage it needs
    <iframe
      className={styles.frame}
      data-shown={shown === src}
      src={src}
      title={labelOf(story)}
      tabIndex={-1}
      onLoad={({ currentTarget }) => onStoryRendered(currentTarget, () => setShown(src))}
    />
  );
}
