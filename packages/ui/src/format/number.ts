/** Formats a percentage, clamped to 0–100, with at most one decimal: "62.2%". Returns null without a finite number. */
export function percent(value: number | null | undefined): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return `${Math.round(Math.min(100, Math.max(0, value)) * 10) / 10}%`;
}

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const;

/** Formats a count or stars with the noun: "1 pick", "148 picks", "3.4 stars". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US', ONE_DECIMAL)} ${count === 1 ? one : many}`;

/** Formats a number with its sign and at most one decimal: "+2", "-1.4", "0". Returns null without a finite number. */
export function signed(value: number | null | undefined): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value.toLocaleString('en-US', { signDisplay: 'exceptZero', ...ONE_DECIMAL });
}

/** Formats a number with thousands separators, or compact from a million up: "1,612.4", "1.2M". Returns '-' if invalid. */
export function amount(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '-';
  const isLong = Math.abs(value) >= 1e6;
  return value.toLocaleString('en-US', isLong ? { notation: 'compact', ...ONE_DECIMAL } : ONE_DECIMAL);
}
