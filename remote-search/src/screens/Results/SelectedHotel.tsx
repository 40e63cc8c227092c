import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  onClose: () => void;
  /** The hotel's card. */
  children: ReactNode;
}

/** The hotel whose pin was chosen, below the map, which stays usable. */
export function SelectedHotel({ onClose, children }: Props) {
  return (
    <section aria-label="選択中のホテル" aria-live="polite" className={sheet}>
      <div
        className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', h: '11' })}
      >
        <h2 className={css({ fontSize: 'sm', fontWeight: 'bold', pl: '1' })}>選択中のホテル</h2>
        <IconButton label="選択を解除" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}

const sheet = css({
  flexShrink: '0',
  maxH: '60%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '3',
  pb: '3',
  bg: 'surface',
  borderTop: '1px solid {colors.border}',
});
