import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Popover } from '@yado/shared/ui/Popover';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { MAX_ROOMS } from '@yado/shared/routing/stay';
import { partyText, type RoomDraft, toOccupancies, withRooms } from '../lib/rooms-draft.ts';
import { RoomFields } from './RoomFields.tsx';

interface Props {
  rooms: readonly RoomDraft[];
  onChange: (rooms: RoomDraft[]) => void;
  error?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** Rooms and guests behind one button; up to eight rooms. */
export function RoomsPicker({ rooms, onChange, error, hideLabel }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const finish = () => {
    const complete = toOccupancies(rooms) !== null;
    setChecked(!complete);
    if (complete) setOpen(false);
    else findMissing(fields.current)?.focus();
  };
  const trigger = (
    <button
      type="button"
      aria-labelledby={`${id}-label ${id}-value`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
      className={box}
    >
      <Icon name="users" size={18} className={css({ color: 'text.muted', flexShrink: '0' })} />
      <span id={`${id}-value`} className={css({ flex: '1', textAlign: 'start', truncate: true })}>
        {partyText(rooms)}
      </span>
      <Icon name="chevronDown" size={16} className={css({ color: 'text.muted', flexShrink: '0' })} />
    </button>
  );
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' })}>
      <span id={`${id}-label`} className={hideLabel ? css({ srOnly: true }) : css({ textStyle: 'label' })}>
        部屋・人数
      </span>
      <Popover
        trigger={trigger}
        label="部屋と人数"
        open={open}
        onOpenChange={setOpen}
        sheet
        className={panel}
      >
        <div ref={fields} className={css({ overflowY: 'auto', maxH: 'min(26rem, 60vh)', px: '4' })}>
          {rooms.map((room, index) => (
            <RoomFields
              key={index}
              number={index + 1}
              room={room}
              onChange={(changed) => onChange(rooms.with(index, changed))}
              onRemove={rooms.length > 1 ? () => onChange(rooms.toSpliced(index, 1)) : undefined}
              showMissing={checked || Boolean(error)}
            />
          ))}
        </div>
        <div className={css({ display: 'flex', gap: '2', p: '4', pt: '3' })}>
          <Button
            size="sm"
            variant="outline"
            startIcon={<Icon name="plus" size={16} />}
            disabled={rooms.length >= MAX_ROOMS}
            onClick={() => onChange(withRooms(rooms, rooms.length + 1))}
            className={css({ flex: '1' })}
          >
            部屋を追加
          </Button>
          <Button size="sm" onClick={finish} className={css({ flex: '1' })}>
            完了
          </Button>
        </div>
        <VisuallyHidden as="output">{partyText(rooms)}</VisuallyHidden>
      </Popover>
      {error && (
        <span id={`${id}-error`} className={css({ fontSize: 'sm', color: 'danger' })}>
          {error}
        </span>
      )}
    </div>
  );
}

/** The first age that nobody chose. */
function findMissing(fields: HTMLElement | null): HTMLSelectElement | undefined {
  return [...(fields?.querySelectorAll('select') ?? [])].find(({ value }) => value === '');
}

const panel = css({ p: '0', w: 'popover' });
const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  minW: '0',
  h: 'button',
  px: '3.5',
  bg: 'surface',
  color: 'text',
  border: '1px solid {colors.border.strong}',
  rounded: 'md',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'surface.hover' },
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '0', borderColor: 'focus' },
  '&[data-invalid]': { borderColor: 'danger', boxShadow: '0 0 0 1px {colors.danger}' },
});
