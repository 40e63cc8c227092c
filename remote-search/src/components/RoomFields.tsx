import { IconButton } from '@yado/shared/ui/IconButton';
import { Icon } from '@yado/shared/ui/Icon';
import { NumberStepper } from '@yado/shared/ui/NumberStepper';
import { Select } from '@yado/shared/ui/Select';
import { useId } from 'react';
import { css } from '#styled/css';
import {
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MISSING_AGE,
  type RoomDraft,
  withChildren,
} from '../lib/rooms-draft.ts';

interface Props {
  /** From 1. */
  number: number;
  room: RoomDraft;
  onChange: (room: RoomDraft) => void;
  /** Absent for the only room. */
  onRemove?: () => void;
  showMissing: boolean;
}

/** One room's guests: adults, children, and each child's age. */
export function RoomFields({ number, room, onChange, onRemove, showMissing }: Props) {
  const id = useId();
  const isMissing = showMissing && room.childAges.includes(null);
  return (
    <fieldset className={frame}>
      <legend className={css({ srOnly: true })}>{number}室目</legend>
      <div className={css({ display: 'flex', alignItems: 'center', minH: '11' })}>
        <span aria-hidden="true" className={css({ fontWeight: 'bold' })}>
          {number}室目
        </span>
        {onRemove && (
          <IconButton label={`${number}室目を削除`} onClick={onRemove} className={css({ ml: 'auto' })}>
            <Icon name="trash" size={18} />
          </IconButton>
        )}
      </div>
      <div className={line}>
        <span>大人</span>
        <NumberStepper
          label={`${number}室目の大人`}
          unit="名"
          min={1}
          max={MAX_ADULTS}
          value={room.adults}
          onChange={(adults) => onChange({ ...room, adults })}
        />
      </div>
      <div className={line}>
        <span>
          子ども
          <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>17歳以下</span>
        </span>
        <NumberStepper
          label={`${number}室目の子ども`}
          unit="名"
          min={0}
          max={MAX_CHILDREN}
          value={room.childAges.length}
          onChange={(count) => onChange(withChildren(room, count))}
        />
      </div>
      {room.childAges.length > 0 && (
        <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2', pb: '2' })}>
          {room.childAges.map((age, index) => (
            <Select
              key={index}
              size="sm"
              aria-label={`${number}室目の子ども${index + 1}人目の年齢`}
              aria-invalid={showMissing && age === null}
              aria-describedby={showMissing && age === null ? `${id}-missing` : undefined}
              options={ages}
              placeholder="年齢を選択"
              value={age === null ? '' : String(age)}
              onChange={(event) =>
                onChange({
                  ...room,
                  childAges: room.childAges.with(
                    index,
                    event.target.value === '' ? null : Number(event.target.value),
                  ),
                })
              }
            />
          ))}
        </div>
      )}
      {isMissing && (
        <p id={`${id}-missing`} className={css({ pb: '2', fontSize: 'sm', color: 'danger' })}>
          {MISSING_AGE}
        </p>
      )}
    </fieldset>
  );
}

const ages = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
  value: String(age),
  label: `${age}歳`,
}));
const frame = css({ borderBottom: '1px solid {colors.border}', pb: '2' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '12',
  lineHeight: 'snug',
});
