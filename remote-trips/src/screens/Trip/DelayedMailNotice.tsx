import { formatInstant } from '@yado/shared/format/instants';
import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import type { DelayedMailNotice_travel$key } from './__generated__/DelayedMailNotice_travel.graphql';

/** Says that a mail about the trip waits for a limit and until when, so that nobody takes it for lost. */
export function DelayedMailNotice({ travel }: { travel: DelayedMailNotice_travel$key }) {
  const { email, delayedMailUntil } = useFragment(
    graphql`
      fragment DelayedMailNotice_travel on Travel {
        email
        delayedMailUntil
      }
    `,
    travel,
  );
  if (!delayedMailUntil) return null;
  return (
    <Banner announce="off" title="お送りを待っているメールがあります">
      {`お送りできるメールの数が上限に達しているため、${email} へのメールは ${formatInstant(delayedMailUntil)} 以降に自動でお送りします。予約の内容はこの画面でご確認いただけます。`}
    </Banner>
  );
}
