import type { SelectOption } from './SelectField.tsx';

/** Returns an hour as '08:00'. */
const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Every hour of a day. */
export const HOUR_OPTIONS: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourLabel(hour),
}));
