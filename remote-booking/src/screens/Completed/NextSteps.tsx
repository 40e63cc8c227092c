import { findFreeCancel } from '@yado/shared/files/find-free-cancel';
import { freeCancelText } from '@yado/shared/format/free-cancel';
import { formatInstant } from '@yado/shared/format/instants';
import { isFreeAt } from '@yado/shared/format/is-free-at';
import { lookUp } from '@yado/shared/contract/known';
import { serverNow } from '@yado/shared/format/server-clock';
import { Card } from '@yado/shared/ui/Card';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { NextSteps_travel$key } from './__generated__/NextSteps_travel.graphql';

const paid = {
  CREDIT_CARD: '予約が成立したため、選んだカードで決済します。ほかに手続きはいりません。',
  INVOICE: 'お支払いは、月末締めの請求書に含めてご請求します。',
};

/** What happens from here on, in the order in which it does. */
export function NextSteps({ travel }: { travel: NextSteps_travel$key }) {
  const { email, delayedMailUntil, publicKey, paymentType, propertyContent, itinerary, pricing } =
    useFragment(
      graphql`
      fragment NextSteps_travel on Travel {
        email
        delayedMailUntil
        publicKey
        paymentType
        propertyContent {
          timeZone
          importantNotes {
            checkin {
              beginTime
            }
            checkinSpecialInstructions
          }
        }
        itinerary {
          rooms {
            status
            rate {
              cancelTimeline {
                freeUntil
                alwaysFree
              }
            }
          }
        }
        pricing {
          total {
            propertyPrice {
              __typename
            }
          }
        }
      }
    `,
      travel,
    );
  const cancellation = findFreeCancel(itinerary?.rooms ?? []);
  const until = freeCancelText(cancellation, propertyContent.timeZone);
  const [now] = useState(serverNow);
  const { checkin, checkinSpecialInstructions: arrival } = propertyContent.importantNotes;
  const from = checkin.beginTime ? `(チェックインは${checkin.beginTime}から)` : '';
  const steps = [
    delayedMailUntil
      ? `お送りできるメールの数が上限に達しているため、確認のメールは ${formatInstant(delayedMailUntil)} 以降に ${email} へお送りします。予約の詳細${publicKey ? 'と宿泊確認書' : ''}は、いますぐこの画面から開けます。`
      : `確認のメールを ${email} へお送りします。`,
    lookUp(paid, paymentType, null),
    until && isFreeAt(cancellation, now)
      ? `${until.text}で、予約一覧からキャンセルできます。`
      : 'この予約のキャンセルには、キャンセル料がかかります。',
    `当日は、宿泊確認書をお持ちください${from}。名前はローマ字で伝えています。${arrival ? `ホテルの案内: ${arrival}` : ''}`,
    pricing.total.propertyPrice &&
      '現地でのお支払いは、チェックインのときなどにホテルへ直接お支払いください。',
  ].filter(Boolean);
  return (
    <Card heading="このあとの流れ">
      <ol className={css({ listStyle: 'decimal', paddingInlineStart: '5', display: 'grid', gap: '2' })}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
