import { Drawer } from '@yado/shared/ui/Drawer';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The hotel whose pin was chosen: below the map, which gets smaller, so that no pin lies under it. */
  selected: ReactNode;
  /** The map. */
  children: ReactNode;
}

/** The map of the results where it has no place beside the list. */
export function MapSheet({ open, onClose, selected, children }: Props) {
  return (
    <Drawer open={open} onClose={onClose} title="地図" placement="bottom" size="lg" flush>
      <div className={column}>
        <div className={css({ flex: '1', minH: '48' })}>{children}</div>
        {selected}
      </div>
    </Drawer>
  );
}

// What the sheet, which takes 88dvh at most, leaves below its head: more would be cut off at its end.
const column = css({
  display: 'flex',
  flexDirection: 'column',
  h: 'calc(88dvh - {spacing.16})',
  pb: 'env(safe-area-inset-bottom)',
});
