import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ConfirmNotes_booking$key } from './__generated__/ConfirmNotes_booking.graphql';

/** What must be known before the contract: cancel policy, check-in, fees at the hotel, parties and terms. */
export function ConfirmNotes({ booking }: { booking: ConfirmNotes_booking$key }) {
  const { propertyContent, usingRate } = useFragment(
    graphql`
      fragment ConfirmNotes_booking on PreparedBooking {
        usingRate {
          refundable
          cancelTimeline {
            ...CancelTimeline_timeline
          }
        }
        propertyContent {
          timeZone
          importantNotes {
            checkin {
              beginTime
              endTime
              minAge
              checkoutTime
            }
            checkinSpecialInstructions
            mandatoryFee
            instructions
            knowBeforeYouGo
          }
        }
      }
    `,
    booking,
  );
  const { brand } = getSite();
  const notes = propertyContent.importantNotes;
  const { beginTime, endTime, minAge, checkoutTime } = notes.checkin;
  const long = css({ whiteSpace: 'pre-line' });
  return (
    <>
      <Card heading="キャンセル料">
        {!usingRate.refundable && (
          <p className={css({ color: 'danger', fontWeight: 'bold', marginBottom: '2' })}>
            このプランは予約後の返金ができません。
          </p>
        )}
        <CancelTimeline timeline={usingRate.cancelTimeline} timeZone={propertyContent.timeZone} />
      </Card>
      <Card heading="チェックインとホテルからのご案内">
        <DescriptionList
          layout="stacked"
          items={[
            { term: 'チェックイン', description: [beginTime, endTime].filter(Boolean).join(' 〜 ') },
            { term: 'チェックアウト', description: checkoutTime },
            { term: 'チェックインできる年齢', description: minAge && `${minAge}歳以上` },
            ...[
              { term: 'チェックインの方法', text: notes.instructions },
              { term: '特別なご案内', text: notes.checkinSpecialInstructions },
              { term: '現地で必要な料金', text: notes.mandatoryFee },
              { term: 'ご利用の前に', text: notes.knowBeforeYouGo },
            ].map(({ term, text }) => ({ term, description: text && <span className={long}>{text}</span> })),
          ]}
        />
      </Card>
      <Card heading="契約について">
        <DescriptionList
          layout="stacked"
          items={[
            { term: '契約の相手方', description: brand.siteName },
            { term: '旅行業登録', description: brand.licenseNumber },
            {
              term: '契約が成立する時',
              description: '「予約を確定する」を押し、当サイトが予約の確定を画面でお知らせした時',
            },
            {
              term: '規約',
              description: (
                <>
                  <TextLink asChild external>
                    <Link to={paths.terms(brand.termsContentId)} target="_blank">
                      利用規約(宿泊サプライヤーの規約を含む)
                    </Link>
                  </TextLink>
                  {' / '}
                  <TextLink asChild external>
                    <Link to={paths.legal()} target="_blank">
                      特定商取引法に基づく表記
                    </Link>
                  </TextLink>
                </>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
