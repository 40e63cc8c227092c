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
import { ClipButton, type ClipsRequest } from '../../components/ClipButton.tsx';
import { RoomsLeft } from '../../components/RoomsLeft.tsx';
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
  timeZone: string;
}

/** One rate of a room: what is included, until when it can be canceled, what it costs, and the way on. */
export function RateRow(props: Props) {
  const { rate, clips, roomId, roomName, hotelId, stay, continues, timeZone } = props;
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
          ...CancelPolicy_timeline
        }
        pricing {
          total {
            paymentPrice
          }
          ...RatePrice_pricing
          ...PriceBreakdown_pricing
        }
      }
    `,
    rate,
  );
  const { mealType, jaMealLabels, freeWiFi } = data.mappedRateAmenities;
  const { deal, valueAdds } = data.promotions;
  const meal = mealText(mealType, jaMealLabels);
  const [bed, setBed] = useState(data.bedGroups[0]?.id);
  return (
    <div className={grid}>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          alignItems: 'flex-start',
          minW: '0',
        })}
      >
        <h4 className={css({ display: 'flex', gap: '2', alignItems: 'center', fontWeight: 'bold' })}>
          <Icon name="meal" size={18} className={css({ color: 'text.muted' })} />
          {meal}
        </h4>
        {deal && <Badge tone="danger">{deal.description}</Badge>}
        {(freeWiFi || valueAdds.length > 0) && (
          <ul className={css({ display: 'grid', gap: '1', fontSize: 'sm' })}>
            {valueAdds.map(({ id, description }) => (
              <Included key={id} text={description} />
            ))}
            {freeWiFi && <Included text="無料WiFi" />}
          </ul>
        )}
        <CancelPolicy timeline={data.cancelTimeline} timeZone={timeZone} />
        {data.bedGroups.length > 1 && (
          <Field label="ベッドの種類" className={css({ maxW: '80' })}>
            <Select
              size="sm"
              value={bed}
              onChange={(event) => setBed(event.target.value)}
              options={data.bedGroups.map(({ id, description }) => ({ value: id, label: description }))}
            />
          </Field>
        )}
      </div>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          gap: '2',
          textAlign: 'end',
        })}
      >
        <RoomsLeft count={data.availableRooms} />
        <RatePrice pricing={data.pricing} stay={stay} />
        {(data.status === 'SOLD_OUT' || !bed) && <Badge>空室なし</Badge>}
        {clips !== null && bed && data.status !== 'SOLD_OUT' && (
          <LinkButton
            asChild
            className={css({ w: { base: 'full', md: 'auto' }, _print: { display: 'none' } })}
          >
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
        <div data-print="hide" className={way}>
          {clips === undefined && <span className={css({ h: '10' })} />}
          {clips && (
            <ClipButton
              request={clips}
              rate={{
                epsPropertyId: hotelId,
                epsRoomId: roomId,
                epsRateId: data.epsRateId,
                isPackageRate: data.isPackageRate,
              }}
              name={`${roomName} ${meal}`}
              stay={stay}
            />
          )}
          <PriceBreakdown pricing={data.pricing} stay={stay} />
        </div>
      </div>
    </div>
  );
}

function Included({ text }: { text: string }) {
  return (
    <li className={css({ display: 'flex', gap: '1.5', color: 'text.muted', lineHeight: 'snug' })}>
      <Icon name="check" size={16} className={css({ flexShrink: '0', mt: '0.5' })} />
      {text}
    </li>
  );
}

const way = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '2',
  w: 'full',
});
const grid = css({
  display: 'grid',
  gap: '4',
  p: { base: '4', md: '5' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 232px',
    _print: 'minmax(0, 1fr) 48mm',
  },
  breakInside: 'avoid',
});
