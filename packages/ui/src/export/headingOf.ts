/** Returns the name of a field in words: 'chatMessages' is "Chat messages", 'profile.createdAt' "Profile created at". */
export function headingOf(name: string): string {
  const words = name
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
