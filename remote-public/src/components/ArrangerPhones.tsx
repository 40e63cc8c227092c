import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { getSite } from '@yado/shared/site';
import { css } from '#styled/css';

/** Whom to call when it can't wait; nothing where the site names no number. */
export function ArrangerPhones() {
  const { phone, emergencyText } = getSite().brand.contacts;
  if (!phone && !emergencyText) return null;
  return (
    <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
      お急ぎのとき: <TextWithPhones text={[phone, emergencyText].filter(Boolean).join(' / ')} />
    </p>
  );
}
