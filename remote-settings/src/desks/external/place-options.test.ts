import { expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { countryOptions } from './country-options.ts';
import { timeZoneOptions } from './time-zone-options.ts';

it('names every country in Japanese, Japan first', () => {
  const options = countryOptions();
  expect(options[0]).toEqual({ value: 'JP', label: '日本' });
  expect(options).toContainEqual({ value: 'FR', label: 'フランス' });
  expect(options.filter(({ label, value }) => label === value)).toEqual([]);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
});

it('has no country of which no time is known, as the server would refuse it', () => {
  type WithZones = Intl.Locale & { getTimeZones: () => string[] };
  const timeless = countryCodes.filter((code) => {
    const locale = new Intl.Locale(`und-${code}`) as WithZones;
    return locale.region !== code || locale.getTimeZones().length === 0;
  });
  expect(timeless).toEqual([]);
});

it('shows time zones from east to west, with the difference on the day of arrival', () => {
  const zones = ['America/Los_Angeles', 'America/New_York', 'America/Indiana/Knox'];
  expect(timeZoneOptions(zones, '2027-01-10').map(({ label }) => label)).toEqual([
    'New York(米国東部時間、UTC-5)',
    'Knox, Indiana(米国中部時間、UTC-6)',
    'Los Angeles(米国太平洋時間、UTC-8)',
  ]);
  expect(timeZoneOptions(zones, '2027-07-10')[0]?.label).toContain('UTC-4');
  expect(timeZoneOptions([], null)).toEqual([]);
});
