import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { getSite } from '@yado/shared/site';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { css } from '#styled/css';

interface Props {
  /** When the card was refused. */
  at: Date;
  amount: number;
  last4: string | null;
  declineCode: string | null;
}

/** Only the issuer knows why: what its desk will ask for, and that there are other ways to pay. */
export function AskIssuer({ at, amount, last4, declineCode }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '2', marginY: '2' })}>
      <p>
        くわしい理由は、カード発行会社だけが分かります。カード裏面の電話番号へ、次の内容をお伝えください。
      </p>
      <DescriptionList
        items={[
          { term: 'ご利用先', description: getSite().brand.siteName },
          { term: '日時', description: `${formatInstant(at, { year: true })}(日本時間)` },
          { term: '金額', description: formatYen(amount) },
          { term: 'カード番号の下4桁', description: last4 },
          { term: '拒否の理由コード', description: declineCode },
        ]}
      />
      <p>お急ぎのときは、ほかのカードや請求書払いをお選びください。</p>
    </div>
  );
}
