export * from './primitives/Button.tsx';
export * from './primitives/Link.tsx';
export * from './theme/AppRoot.tsx';
