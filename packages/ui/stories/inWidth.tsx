import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Decorator that limits the width of stories, in pixels. The parameter `maxWidth` of a story takes precedence. */
export const inWidth =
  (maxWidth: number, style: CSSProperties = {}): Decorator =>
  (Story, { parameters }) => (
    <div style={{ maxWidth: parameters.maxWidth ?? maxWidth, ...style }}>
      <Story />
    </div>
  );
