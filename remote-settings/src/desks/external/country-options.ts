import type { SelectOption } from '@yado/shared/ui/Select';
import { countryCodes } from './country-codes.ts';

/** All countries by their Japanese names: Japan first, then in the order of the language. */
export function countryOptions(): SelectOption[] {
  const names = new Intl.DisplayNames('ja', { type: 'region' });
  const options = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }));
  const isJapan = ({ value }: SelectOption) => value === 'JP';
  return options.sort(
    (a, b) => Number(isJapan(b)) - Number(isJapan(a)) || a.label.localeCompare(b.label, 'ja'),
  );
}
