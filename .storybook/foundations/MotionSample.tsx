import { type CSSProperties, useState } from 'react';
import styles from './Motion.module.css';

export type MotionSampleProps = {
  /** Name of the moving element, for the label of the button. */
  name: string;
  /** Inline styles of the moving element: an `animation` or a `transition`. */
  motion: CSSProperties;
};

/** An element that moves when its button is pressed. An animation starts over; a transition goes back and forth. */
export function MotionSample({ name, motion }: MotionSampleProps) {
  const [plays, setPlays] = useState(0);
  const isAnimation = 'animation' in motion;
  return (
    <div className={styles.sample}>
      <button type="button" aria-label={`Play ${name}`} className={styles.play} onClick={() => setPlays(plays + 1)}>
        Play
      </button>
      <div className={styles.track}>
        <div
          key={isAnimation ? plays : 'transition'}
          className={styles.mover}
          data-moved={!isAnimation && plays % 2 === 1}
          // Before the first press, nothing moves.
          style={isAnimation && plays === 0 ? undefined : motion}
        />
      </div>
    </div>
  );
}
