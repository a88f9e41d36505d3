const MAPPED = '::ffff:';

/** Returns an IPv4 address unchanged and the /64 network of an IPv6 address, which usually is one household. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.toLowerCase().startsWith(MAPPED) && address.includes('.')) return address.slice(MAPPED.length);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  const half = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
