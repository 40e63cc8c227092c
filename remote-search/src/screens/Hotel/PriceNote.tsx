import { css } from '#styled/css';

/** What the prices above it include; only in Japan is the consumption tax among it. */
export function PriceNote({ countryCode }: { countryCode: string }) {
  return (
    <p className={css({ mt: '4', color: 'text.muted', fontSize: 'xs' })}>
      {countryCode === 'JP'
        ? '表示の料金は消費税・サービス料込みです。'
        : '表示の料金は税およびサービス料込みです。日本以外のホテルのため、消費税の対象外です。'}
      「現地でのお支払い」の宿泊税などは含まれず、ホテルで直接お支払いいただきます。写真はイメージです。
    </p>
  );
}
