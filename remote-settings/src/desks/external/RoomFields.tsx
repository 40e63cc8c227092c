import { Button } from '@yado/shared/ui/Button';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Field } from '@yado/shared/ui/Field';
import { NumberStepper } from '@yado/shared/ui/NumberStepper';
import { TextArea } from '@yado/shared/ui/TextArea';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { ExternalProblems } from './check-external.ts';
import type { RoomEntry } from './external-entry.ts';

interface Props {
  room: RoomEntry;
  index: number;
  problems: ExternalProblems;
  onChange: (room: RoomEntry) => void;
  /** Absent for the only room. */
  onRemove?: () => void;
}

/** One room: who sleeps in it. */
export function RoomFields({ room, index, problems, onChange, onRemove }: Props) {
  const at = (field: string) => `rooms.${index}.${field}`;
  const text = (field: 'familyName' | 'givenName' | 'childAges', label: string, helper?: string) => (
    <Field label={label} required={field !== 'childAges'} error={problems[at(field)]} helper={helper}>
      <TextInput
        name={at(field)}
        autoComplete="off"
        value={room[field]}
        onChange={({ target }) => onChange({ ...room, [field]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset
      className={css({
        padding: '4',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'md',
        minWidth: '0',
      })}
    >
      <legend className={css({ fontWeight: 'bold', paddingX: '1' })}>{index + 1}室目</legend>
      <div
        className={css({
          display: 'grid',
          gap: '4',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        {text('familyName', '姓(ローマ字)')}
        {text('givenName', '名(ローマ字)')}
        <Field label="大人">
          <NumberStepper
            value={room.adults}
            min={1}
            max={14}
            unit="名"
            onChange={(adults) => onChange({ ...room, adults })}
          />
        </Field>
        {text('childAges', '子どもの年齢', 'いない場合は空欄。例: 9, 12')}
        <Field
          label="ホテルへのご要望"
          optional
          error={problems[at('specialRequest')]}
          className={css({ gridColumn: { md: '1 / -1' } })}
        >
          <TextArea
            name={at('specialRequest')}
            rows={2}
            autoresize
            value={room.specialRequest}
            onChange={({ target }) => onChange({ ...room, specialRequest: target.value })}
          />
        </Field>
        <Checkbox checked={room.smoking} onChange={(smoking) => onChange({ ...room, smoking })}>
          喫煙を希望
        </Checkbox>
        {onRemove && (
          <Button variant="ghost" size="sm" className={css({ justifySelf: 'end' })} onClick={onRemove}>
            {index + 1}室目を削除
          </Button>
        )}
      </div>
    </fieldset>
  );
}
