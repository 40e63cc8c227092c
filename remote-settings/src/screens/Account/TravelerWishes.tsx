import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { Select } from '@yado/shared/ui/Select';
import { css } from '#styled/css';
import { arrivalOptions, type TravelerFields } from '../../lib/traveler-fields.ts';

interface Props {
  fields: TravelerFields;
  onEdit: (change: Partial<TravelerFields>) => void;
}

/** What one usually asks of a hotel, each with what becomes of it. */
export function TravelerWishes({ fields, onEdit }: Props) {
  return (
    <>
      <RadioGroup
        label="喫煙・禁煙"
        orientation="horizontal"
        options={[
          { value: 'no', label: '禁煙を希望' },
          { value: 'yes', label: '喫煙を希望' },
        ]}
        value={fields.smoking ? 'yes' : 'no'}
        onChange={(value) => onEdit({ smoking: value === 'yes' })}
      />
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <Field label="ベッドの希望" helper="ベッドの種類を選べる料金で、先に選ばれます" optional>
          <Select
            options={bedOptions}
            value={fields.bed}
            onChange={(event) => onEdit({ bed: event.target.value as TravelerFields['bed'] })}
          />
        </Field>
        <Field label="ふだんの到着時間" helper="「ホテルへのご要望」に入ります" optional>
          <Select
            options={arrivalOptions}
            value={fields.arrivalHour}
            onChange={(event) => onEdit({ arrivalHour: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}

const bedOptions = [
  { value: '', label: '指定しない' },
  { value: 'ONE_BED', label: 'ベッド1台' },
  { value: 'TWO_BEDS', label: 'ベッド2台' },
];
