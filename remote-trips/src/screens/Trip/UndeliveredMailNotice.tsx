import { formatInstant } from '@yado/shared/format/instants';
import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import type { UndeliveredMailNotice_travel$key } from './__generated__/UndeliveredMailNotice_travel.graphql';

/** Says that the address of a trip takes no mail, so that nobody waits for one. */
export function UndeliveredMailNotice({ travel }: { travel: UndeliveredMailNotice_travel$key }) {
  const { email, undeliveredMailAt } = useFragment(
    graphql`
      fragment UndeliveredMailNotice_travel on Travel {
        email
        undeliveredMailAt
      }
    `,
    travel,
  );
  if (!undeliveredMailAt) return null;
  return (
    <Banner announce="off" tone="warning" title="メールをお届けできませんでした">
      {`${formatInstant(undeliveredMailAt, { year: true })}に ${email} へお送りしたメールは、宛先のサーバーに拒否されました。再送は行いません。予約の内容はこの画面でご確認ください。`}
    </Banner>
  );
}
