import { chargedCancelText } from '@yado/shared/format/free-cancel';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { packageLabel } from '@yado/shared/format/package-label';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Select } from '@yado/shared/ui/Select';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ClipButton, ClipSpace, type ClipsRequest } from '../../components/ClipButton.tsx';
import { FreeCancel } from '../../components/FreeCancel.tsx';
import { RoomsLeft } from '../../components/RoomsLeft.tsx';
import { type BedWish, findFirstBed } from '../../lib/first-bed.ts';
import { mealText } from '../../lib/meals.ts';
import { CancelPolicy } from './CancelPolicy.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { RatePrice } from '../../components/RatePrice.tsx';
import type { RateRow_rate$key } from './__generated__/RateRow_rate.graphql';

interface Props {
  rate: RateRow_rate$key;
  /** Null for people who neither save nor book; undefined until it is known. */
  clips: ClipsRequest | null | undefined;
  roomId: string;
  roomName: string;
  hotelId: string;
  stay: Stay;
  /** The preparation whose form the next one continues with. */
  continues: string | undefined;
  /** Of the viewer's profile: which bed is chosen first. */
  bedWish: BedWish | null;
  timeZone: string;
}

/** One rate of a room: what is included, until when it can be canceled, what it costs, and the way on. */
export function RateRow(props: Props) {
  const { rate, clips, roomId, roomName, hotelId, stay, continues, bedWish, timeZone } = props;
  const data = useFragment(
    graphql`
      fragment RateRow_rate on Rate {
        epsRateId
        status
        availableRooms
        isPackageRate
        mappedRateAmenities {
          mealType
          jaMealLabels
          freeWiFi
        }
        bedGroups {
          id
          description
          configuration {
            quantity
          }
        }
        promotions {
          deal {
            description
          }
          valueAdds {
            id
            description
          }
        }
        cancelTimeline {
          freeUntil
          alwaysFree
          stages {
            penaltyPrice
          }
          ...CancelPolicy_timeline
        }
        pricing {
          total {
            paymentPrice
          }
          ...RatePrice_pricing
        }
        localTax {
          total
          isUpperBound
        }
        ...PriceBreakdown_rate
      }
    `,
    rate,
  );
  const { mealType, jaMealLabels, freeWiFi } = data.mappedRateAmenities;
  const { deal, valueAdds } = data.promotions;
  const meal = mealText(mealType, jaMealLabels);
  const [bed, setBed] = useState(() => findFirstBed(data.bedGroups, bedWish)?.id);
  return (
    <div className={grid}>
      <div className={css({ gridArea: 'meal', minW: '0', lineHeight: 'snug' })}>
        <h4 className={css({ display: 'flex', gap: '1.5', alignItems: 'center', fontWeight: 'bold' })}>
          <Icon name="meal" size={16} className={css({ color: 'text.muted' })} />
          {meal}
        </h4>
        {data.isPackageRate && <Badge>{packageLabel}</Badge>}
        {deal && <Badge tone="danger">{deal.description}</Badge>}
        {(freeWiFi || valueAdds.length > 0) && (
          <ul className={css({ fontSize: 'sm', mt: '0.5' })}>
            {valueAdds.map(({ id, description }) => (
              <Included key={id} text={description} />
            ))}
            {freeWiFi && <Included text="無料Wi-Fi" />}
          </ul>
        )}
        {data.bedGroups.length > 1 && (
          <Field label="ベッドの種類" className={css({ maxW: '80', mt: '2' })}>
            <Select
              size="sm"
              value={bed}
              onChange={(event) => setBed(event.target.value)}
              options={data.bedGroups.map(({ id, description }) => ({ value: id, label: description }))}
            />
          </Field>
        )}
      </div>
      <div className={css({ gridArea: 'cancel', minW: '0' })}>
        <FreeCancel
          cancellation={data.cancelTimeline}
          timeZone={timeZone}
          never={chargedCancelText(data.cancelTimeline.stages, data.pricing.total.paymentPrice)}
        />
        <div className={details}>
          <CancelPolicy timeline={data.cancelTimeline} timeZone={timeZone} />
          <PriceBreakdown rate={data} stay={stay} />
        </div>
      </div>
      <div className={css({ gridArea: 'left', justifySelf: 'end' })}>
        <RoomsLeft count={data.availableRooms} />
      </div>
      <div className={price}>
        <RatePrice pricing={data.pricing} stay={stay} />
        {data.localTax && <p className={tax}>宿泊税など 別途{formatLocalTaxTotal(data.localTax)}(目安)</p>}
      </div>
      <div className={way}>
        {(data.status === 'SOLD_OUT' || !bed) && <Badge>空室なし</Badge>}
        {clips !== null && bed && data.status !== 'SOLD_OUT' && (
          <LinkButton asChild size="sm" className={css({ w: 'full', _print: { display: 'none' } })}>
            <Link
              to={paths.bookingPrepare(
                {
                  propertyId: hotelId,
                  roomId,
                  rateId: data.epsRateId,
                  bedGroupId: bed,
                  isPackageRate: data.isPackageRate,
                  paymentPrice: data.pricing.total.paymentPrice,
                  stay,
                },
                continues ? { priceCheckId: continues } : undefined,
              )}
            >
              予約へ進む
              <VisuallyHidden>
                : {roomName} {meal}
              </VisuallyHidden>
            </Link>
          </LinkButton>
        )}
        <div data-print="hide">
          {clips === undefined && <ClipSpace />}
          {clips && (
            <ClipButton
              request={clips}
              rate={{
                epsPropertyId: hotelId,
                epsRoomId: roomId,
                epsRateId: data.epsRateId,
                isPackageRate: data.isPackageRate,
                paymentPrice: data.pricing.total.paymentPrice,
              }}
              name={`${roomName} ${meal}`}
              stay={stay}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Included({ text }: { text: string }) {
  return (
    <li className={css({ display: 'flex', gap: '1', color: 'text.muted' })}>
      <Icon name="check" size={16} className={css({ flexShrink: '0', mt: '0.5' })} />
      {text}
    </li>
  );
}

const details = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  '& > details[open]': { flexBasis: 'full' },
});
const price = css({
  gridArea: 'price',
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'flex-start', md: 'flex-end' },
  textAlign: { md: 'end' },
});
const tax = css({
  fontSize: 'xs',
  color: 'text.muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const way = css({
  gridArea: 'way',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5',
  '& button': { minH: { md: '8' } },
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 4fr) minmax(0, 5fr) 64px 172px 116px',
    _print: 'minmax(0, 4fr) minmax(0, 5fr) 64px 40mm',
  },
  gridTemplateAreas: {
    base: '"meal left" "cancel cancel" "price way"',
    md: '"meal cancel left price way"',
    _print: '"meal cancel left price"',
  },
  columnGap: '4',
  rowGap: '1',
  px: '4',
  py: '2.5',
  breakInside: 'avoid',
});
