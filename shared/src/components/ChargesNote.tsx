import { TextLink } from '@yado/shared/ui/TextLink';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { css } from '#styled/css';
import { hotelChargesId } from '../format/hotel-charges-id.ts';

/** The supplier gives mandatory charges no name: says where the hotel's own words do, if the page has them. */
export function ChargesNote() {
  // Read again once the page is shown: the words may come later in it.
  const isNamed = useSyncExternalStore(watchNothing, hasCharges, () => false);
  return (
    <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2' })}>
      {isNamed ? (
        <>
          「必須の料金」の内容は、ホテルからのご案内の
          <TextLink href={`#${hotelChargesId}`} onClick={showCharges}>
            現地でお支払いいただく料金
          </TextLink>
          に記載されています。
        </>
      ) : (
        '「必須の料金」の内容は、ホテルへお問い合わせください。'
      )}
    </p>
  );
}

const watchNothing = () => () => {};
const hasCharges = () => document.getElementById(hotelChargesId) !== null;

/** In place, and also where the text is folded. */
function showCharges(event: MouseEvent) {
  const charges = document.getElementById(hotelChargesId);
  if (!charges) return;
  event.preventDefault();
  const folded = charges.closest('details');
  if (folded) folded.open = true;
  charges.scrollIntoView({ block: 'center' });
  charges.focus({ preventScroll: true });
}
