import { spyOn } from 'storybook/test';

/** Records downloads instead of saving them. */
export function watchDownloads() {
  const files: { name: string; url: string }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, url: this.href });
  });
  const revoke = spyOn(URL, 'revokeObjectURL');
  return {
    files,
    revoke,
    restore: () => {
      click.mockRestore();
      revoke.mockRestore();
    },
  };
}
