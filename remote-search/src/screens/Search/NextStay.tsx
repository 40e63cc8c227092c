import { addressText } from '@yado/shared/format/address-text';
import { checkInText } from '@yado/shared/format/check-in-text';
import { formatStay } from '@yado/shared/format/dates';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { daysToStayText } from '../../lib/days-to-stay.ts';
import type { NextStay_travel$key } from './__generated__/NextStay_travel.graphql';

/** The stay that comes next, or that has begun: where and when, its voucher and the map. */
export function NextStay({ travel }: { travel: NextStay_travel$key }) {
  const { id, startDate, endDate, externalSupplierName, propertyContent } = useFragment(
    graphql`
      fragment NextStay_travel on Travel {
        id
        startDate
        endDate
        externalSupplierName
        propertyContent {
          epsPropertyId
          name
          countryCode
          timeZone
          address {
            postalCode
            stateProvinceName
            city
            line1
            line2
          }
          importantNotes {
            checkin {
              beginTime
              endTime
              twentyFourHour
            }
          }
        }
      }
    `,
    travel,
  );
  const { epsPropertyId, name, countryCode, timeZone, address, importantNotes } = propertyContent;
  const checkIn = checkInText(importantNotes.checkin);
  return (
    <Card
      heading="次の宿泊"
      action={<Badge tone="info">{daysToStayText({ startDate, endDate, timeZone })}</Badge>}
    >
      <p className={css({ fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' })}>
        <TextLink asChild variant="quiet">
          <Link to={paths.trip(id)}>{name}</Link>
        </TextLink>
      </p>
      <p className={css({ mt: '1', fontVariantNumeric: 'tabular-nums' })}>{formatStay(startDate, endDate)}</p>
      <p className={css({ mt: '1', color: 'text.muted', fontSize: 'sm' })}>
        {checkIn && <>チェックイン {checkIn}・</>}
        {addressText(address, countryCode)}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4' })}>
        <LinkButton asChild size="sm">
          <Link to={paths.tripVouchers(id)}>
            <Icon name="print" size={18} />
            宿泊確認書
          </Link>
        </LinkButton>
        {/* What was arranged elsewhere has no page of its own here. */}
        {externalSupplierName === null && (
          <LinkButton asChild variant="outline" size="sm">
            <Link to={`${paths.hotel(epsPropertyId)}#surroundings`}>
              <Icon name="map" size={18} />
              地図
            </Link>
          </LinkButton>
        )}
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.trip(id)}>予約の詳細</Link>
        </LinkButton>
      </div>
    </Card>
  );
}
