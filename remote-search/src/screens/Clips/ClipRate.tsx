import { chargedCancelText } from '@yado/shared/format/free-cancel';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { FreeCancel } from '../../components/FreeCancel.tsx';
import { RatePrice } from '../../components/RatePrice.tsx';
import { RoomsLeft } from '../../components/RoomsLeft.tsx';
import { clipBookings } from '../../lib/clip-booking.ts';
import { clipState } from '../../lib/clip-choice.ts';
import { mealText } from '../../lib/meals.ts';
import { isStayOf, priceSinceText } from '../../lib/price-since.ts';
import { ClipBookings } from './ClipBookings.tsx';
import type { ClipRate_clip$key } from './__generated__/ClipRate_clip.graphql';
import { NO_VACANCY } from '../../lib/no-vacancy.ts';

interface Props {
  clip: ClipRate_clip$key;
  stay: Stay | null;
  /** Hotel and room, for those who can't see where the link is. */
  name: string;
}

/** What a saved rate costs for the stay now, and the way on; in words when it can’t be loaded. */
export function ClipRate({ clip, stay, name }: Props) {
  const saved = useFragment(
    graphql`
      fragment ClipRate_clip on ClippedHotelRate {
        epsPropertyId
        epsRoomId
        epsRateId
        isPackageRate
        paymentPrice
        stay {
          checkin
          checkout
          occupancies {
            adults
            childAges
          }
        }
        propertyContent {
          timeZone
        }
        room {
          rates {
            epsRateId
            status
            availableRooms
            bedGroups {
              id
              description
            }
            mappedRateAmenities {
              mealType
              jaMealLabels
            }
            cancelTimeline {
              freeUntil
              alwaysFree
              stages {
                penaltyPrice
              }
            }
            pricing {
              total {
                paymentPrice
              }
              ...RatePrice_pricing
            }
          }
        }
      }
    `,
    clip,
  );
  const { epsRateId, propertyContent, room } = saved;
  if (!stay) return <p className={quiet}>上の宿泊日で「料金を確かめる」を押してください。</p>;
  const state = clipState(epsRateId, room);
  if (state.kind === 'unknown')
    return <p className={quiet}>料金を確かめられませんでした。しばらくたってからお試しください。</p>;
  if (state.kind === 'soldOut') {
    return (
      <div className={column}>
        <Badge>{NO_VACANCY}</Badge>
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          この日程・人数では、この客室を予約できません。
        </p>
      </div>
    );
  }
  const { rate } = state;
  const now = rate.pricing.total.paymentPrice;
  const { mealType, jaMealLabels } = rate.mappedRateAmenities;
  return (
    <div className={column}>
      {state.kind === 'replaced' && (
        <p className={css({ fontSize: 'xs', color: 'text.muted' })}>
          保存した料金は販売を終えました。同じ客室でいちばん安い料金です。
        </p>
      )}
      <p className={css({ fontWeight: 'bold', fontSize: 'sm' })}>{mealText(mealType, jaMealLabels)}</p>
      <FreeCancel
        cancellation={rate.cancelTimeline}
        timeZone={propertyContent.timeZone}
        never={chargedCancelText(rate.cancelTimeline.stages, now)}
      />
      <RoomsLeft count={rate.availableRooms} />
      <RatePrice pricing={rate.pricing} stay={stay} />
      {saved.paymentPrice != null && isStayOf(saved.stay, stay) && (
        <p className={css({ fontSize: 'xs', fontVariantNumeric: 'tabular-nums' })}>
          {priceSinceText(saved.paymentPrice, now)}
        </p>
      )}
      <ClipBookings bookings={clipBookings(saved, rate, stay)} name={name} />
    </div>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '2',
  p: { base: '4', md: '5' },
  textAlign: 'end',
  borderLeft: { md: '1px solid {colors.border}' },
  borderTop: { base: '1px solid {colors.border}', md: 'none' },
});
const quiet = css({
  alignSelf: 'center',
  p: { base: '4', md: '5' },
  color: 'text.muted',
  fontSize: 'sm',
});
