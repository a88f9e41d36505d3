/** A percentage from 0 to 100 with at most one decimal, "62.2%"; null when it is no number. */
export function percent(value: number | null | undefined): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return `${Math.round(Math.min(100, Math.max(0, value)) * 10) / 10}%`;
}

/** "1 pick", "148 picks". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** With its sign as sent: "+2", "-1", "0"; null when it is no number. */
export function signed(value: number | null | undefined): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value.toLocaleString('en-US', { signDisplay: 'exceptZero' });
}

/** "1,612"; from a million on in short, "1.2M", so that it fits its column; '-' when it is no number. */
export function amount(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '-';
  const isLong = Math.abs(value) >= 1e6;
  return value.toLocaleString('en-US', isLong ? { notation: 'compact', maximumFractionDigits: 1 } : undefined);
}
