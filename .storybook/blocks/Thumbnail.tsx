import { type CSSProperties, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createFrameLimiter } from './frameLimiter.ts';
import type { Story } from './storyIndex.ts';
import styles from './Thumbnail.module.css';
import { frameHref, frameOf, labelOf } from './views.ts';
import { onStoryRendered } from './onStoryRendered.ts';

/** Every preview loads a full Storybook page, so only a limited number of visible ones are loaded at a time. */
const frames = createFrameLimiter(12);

export type ThumbnailProps = { story: Story; appearance: 'dark' | 'light' };

/** A scaled-down live preview of a story. It is inert: nothing in it can be focused or clicked. */
export function Thumbnail({ story, appearance }: ThumbnailProps) {
  const [width, height] = frameOf(story);
  return (
    <div className={styles.box} style={{ '--width': width, '--height': height } as CSSProperties}>
      {isPlayed(story) ? (
        <p className={styles.note}>Interactive story: open it to watch.</p>
      ) : (
        <Preview story={story} appearance={appearance} />
      )}
    </div>
  );
}

/**
 * Play functions need focus, which only one frame of a page can have, so these stories get no preview. Storybook adds
 * the tag when it finds a play function in the source; a story that gets one from a helper sets the tag itself.
 */
const isPlayed = ({ tags }: Story) => tags.includes('play-fn');

function Preview({ story, appearance }: ThumbnailProps) {
  const key = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  const isLoaded = useSyncExternalStore(frames.subscribe, () => frames.hasSlot(key));

  useEffect(() => {
    let release: (() => void) | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      release?.();
      release = entry?.isIntersecting ? frames.request(key) : null;
    });
    if (containerRef.current) observer.observe(containerRef.current);
    return () => {
      observer.disconnect();
      release?.();
    };
  }, [key]);

  return (
    <div ref={containerRef} className={styles.preview} inert>
      {isLoaded && <Frame story={story} appearance={appearance} />}
    </div>
  );
}

function Frame({ story, appearance }: ThumbnailProps) {
  const src = frameHref(story, appearance);
  const [renderedSrc, setRenderedSrc] = useState('');
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which needs its scripts and storage
    <iframe
      className={styles.frame}
      data-shown={renderedSrc === src}
      src={src}
      title={labelOf(story)}
      tabIndex={-1}
      onLoad={({ currentTarget }) => onStoryRendered(currentTarget, () => setRenderedSrc(src))}
    />
  );
}
