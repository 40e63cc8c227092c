import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { useMemo } from 'react';
import type { ExternalProblems } from './check-external.ts';
import { countryOptions } from './country-options.ts';
import type { ExternalEntry } from './external-entry.ts';
import { timeZoneOptions } from './time-zone-options.ts';

interface Props {
  entry: ExternalEntry;
  timeZones: readonly string[];
  problems: ExternalProblems;
  onChange: (change: Partial<ExternalEntry>) => void;
}

/** In which country, and on which of its clocks where these differ and the city is not known. */
export function PlaceFields({ entry, timeZones, problems, onChange }: Props) {
  const countries = useMemo(() => countryOptions(), []);
  const zones = useMemo(() => timeZoneOptions(timeZones, entry.checkin), [timeZones, entry.checkin]);
  return (
    <>
      <Field
        label="国・地域"
        required
        error={problems.countryCode}
        helper="請求書の消費税と現地の時刻が、これで決まります。日本以外は消費税の対象外です。"
      >
        <Select
          name="countryCode"
          placeholder="選んでください"
          options={countries}
          value={entry.countryCode}
          onChange={({ target }) => onChange({ countryCode: target.value })}
        />
      </Field>
      {zones.length > 0 && (
        <Field label="現地の時刻" required error={problems.timeZone}>
          <Select
            name="timeZone"
            placeholder="選んでください"
            options={zones}
            value={entry.timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          />
        </Field>
      )}
    </>
  );
}
