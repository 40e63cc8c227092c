import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import type { ComponentProps } from 'react';
import { css } from '#styled/css';
import { ChangeRoomDialog } from './ChangeRoomDialog.tsx';

type Props = Omit<ComponentProps<typeof ChangeRoomDialog>, 'open' | 'onClose'> & { roomNumber: number };

/** Opens the room's form, each time with what the room has then. */
export function ChangeRoomButton({ roomNumber, ...room }: Props) {
  const dialog = useFreshDialog();
  return (
    <div data-print="hide" className={css({ marginTop: '3' })}>
      <Button
        variant="subtle"
        size="sm"
        startIcon={<Icon name="edit" size={18} />}
        aria-label={`${roomNumber}室目の宿泊者・ご要望を変更`}
        onClick={dialog.show}
      >
        宿泊者・ご要望を変更
      </Button>
      <ChangeRoomDialog key={dialog.key} {...room} open={dialog.open} onClose={dialog.close} />
    </div>
  );
}
