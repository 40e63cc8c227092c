import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { getSite } from '@yado/shared/site';
import { css } from '#styled/css';
import { MissingPage } from './MissingPage.tsx';

/** A key that opens nothing: mistyped, revoked or expired, which the answer never tells apart. */
export function EndedShare({ heading }: { heading: string }) {
  const { phone, emergencyText } = getSite().brand.contacts;
  return (
    <MissingPage heading={heading}>
      <p>アドレスが間違っているか、公開が終了しています。受け取ったリンクをもう一度お確かめください。</p>
      <p>公開が終了している場合は、リンクを送った方に新しいリンクをご依頼ください。</p>
      {(phone || emergencyText) && (
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          お急ぎのとき: <TextWithPhones text={[phone, emergencyText].filter(Boolean).join(' / ')} />
        </p>
      )}
    </MissingPage>
  );
}
