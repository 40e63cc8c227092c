import { TripShare } from '@yado/shared/components/TripShare';
import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatInstant } from '@yado/shared/format/instants';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { toast } from '@yado/shared/ui/Toaster';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isInCharge, type Viewer } from '../../lib/viewer.ts';
import { RevokeLinkButton } from './RevokeLinkButton.tsx';
import { useRenewLink } from './use-renew-link.ts';
import type { TripSharing_travel$key } from './__generated__/TripSharing_travel.graphql';

interface Props {
  travel: TripSharing_travel$key;
  viewer: Viewer | null;
}

/** The guests' link: passed on by everybody of the branch, closed and opened again by those in charge. */
export function TripSharing({ travel, viewer }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripSharing_travel on Travel {
        id
        status
        publicKey
        publicKeyExpiresAt
        employee {
          id
        }
        ...TripShare_travel
      }
    `,
    travel,
  );
  const [renewLink, isRenewing] = useRenewLink();
  const mayDecide = isInCharge(viewer, trip.employee.id);
  if (trip.publicKey) {
    return <TripShare travel={trip}>{mayDecide && <RevokeLinkButton travelId={trip.id} />}</TripShare>;
  }
  // Guests of a canceled trip have no voucher to be given.
  if (!mayDecide || trip.status === 'FAILED' || trip.status === 'CANCELED') return null;
  const renew = async () => {
    const result = await renewLink({ travelId: trip.id });
    if (result.kind === 'ok' && result.data) {
      toast({ tone: 'success', title: '新しいリンクを発行しました' });
    } else {
      const error = result.kind === 'unknown' ? result.error : { code: 'NOT_FOUND' };
      toast({ tone: 'error', title: actionFailureMessage('リンクの発行', error) });
    }
  };
  return (
    <Card heading="宿泊者への共有" data-print="hide">
      <p className={css({ fontSize: 'sm', marginBottom: '3' })}>
        {trip.publicKeyExpiresAt
          ? `宿泊者用のリンクは、${formatInstant(trip.publicKeyExpiresAt, { year: true })}に公開が終了しました。`
          : '宿泊者用のリンクは無効です。これまでのリンクからは何も表示されません。'}
        新しいリンクは、チェックアウトの30日後(チェックアウトが過ぎている場合は、発行の30日後)まで開けます。
      </p>
      <Button
        variant="outline"
        fullWidth
        loading={isRenewing}
        loadingText="新しいリンクを発行しています"
        onClick={() => void renew()}
      >
        新しいリンクを発行する
      </Button>
    </Card>
  );
}
