/** For those who listen: text that is not seen. */
export { VisuallyHidden } from '@radix-ui/themes';
