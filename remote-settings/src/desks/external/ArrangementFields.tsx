import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import { bookableDays } from '@yado/shared/routing/bookable-days';
import { DateRangePicker } from '@yado/shared/ui/DateRangePicker';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import type { ExternalProblems } from './check-external.ts';
import { CityField } from './CityField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { ExternalEntry } from './external-entry.ts';

interface Props {
  entry: ExternalEntry;
  /** To choose from; empty while the country and the city settle it. */
  timeZones: readonly string[];
  problems: ExternalProblems;
  onChange: (change: Partial<ExternalEntry>) => void;
}

/** With whom what was arranged: supplier, hotel, place, dates. */
export function ArrangementFields({ entry, timeZones, problems, onChange }: Props) {
  const [today] = useState(() => todayIn());
  const text = (
    field: 'supplierName' | 'supplierConfirmationId' | 'hotelName' | 'address' | 'phone',
    label: string,
    helper?: string,
  ) => (
    <Field label={label} required error={problems[field]} helper={helper}>
      <TextInput
        name={field}
        autoComplete="off"
        value={entry[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  );
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      {text('supplierName', '手配先', '例: 旅館手配センター')}
      {text('supplierConfirmationId', '手配先の予約番号')}
      {text('hotelName', 'ホテル名')}
      <CityField city={entry.city} error={problems.city} onChange={onChange} />
      <PlaceFields entry={entry} timeZones={timeZones} problems={problems} onChange={onChange} />
      {text('address', 'ホテルの住所', '都市名のあと、番地まで。例: 中京区麩屋町1-2')}
      {text('phone', 'ホテルの電話番号', '海外のホテルは、+と国番号から。例: +33 4 72 00 00 00')}
      <div className={css({ gridColumn: { md: '1 / -1' }, maxWidth: '28rem' })}>
        <DateRangePicker
          label="宿泊日"
          checkin={entry.checkin}
          checkout={entry.checkout}
          {...bookableDays()}
          // Often arranged by phone at night, and recorded the next day; the API takes no earlier one.
          minDate={addDays(today, -1)}
          error={problems.stay}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
