declare module 'virtual:state-stories' {
  const stories: Readonly<Record<string, readonly import('./spec/coverage.ts').StateStory[]>>;
  export default stories;
}
