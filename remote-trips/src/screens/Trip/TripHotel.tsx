import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TripHotel_travel$key } from './__generated__/TripHotel_travel.graphql';

/** Where to go and what to know before arriving. */
export function TripHotel({ travel }: { travel: TripHotel_travel$key }) {
  const { propertyContent: hotel, externalSupplierName } = useFragment(
    graphql`
      fragment TripHotel_travel on Travel {
        externalSupplierName
        propertyContent {
          epsPropertyId
          name
          nameEn
          countryCode
          phone
          images(first: 1) {
            url
          }
          address {
            postalCode
            stateProvinceName
            city
            line1
            line2
          }
          ...HotelNoteList_hotel
        }
      }
    `,
    travel,
  );
  return (
    <Card
      heading="ホテル"
      action={
        externalSupplierName === null && (
          <TextLink asChild className={css({ fontSize: 'sm' })}>
            <Link to={paths.hotel(hotel.epsPropertyId)}>ホテルの詳細</Link>
          </TextLink>
        )
      }
    >
      <div className={css({ display: 'flex', gap: '4', alignItems: 'center', marginBottom: '2' })}>
        <Thumbnail
          src={hotel.images[0]?.url}
          alt=""
          ratio="4:3"
          className={css({ width: { base: '96px', md: '144px' }, flexShrink: '0', borderRadius: 'md' })}
        />
        <div>
          <p className={css({ fontWeight: 'semibold' })}>{hotel.name}</p>
          {hotel.nameEn !== hotel.name && (
            <p lang="en" className={css({ color: 'text.muted', fontSize: 'sm' })}>
              {hotel.nameEn}
            </p>
          )}
        </div>
      </div>
      <DescriptionList
        items={[
          { term: '住所', description: addressText(hotel.address, hotel.countryCode) },
          { term: '電話', description: hotel.phone && <PhoneText phone={hotel.phone} /> },
        ]}
      />
      <div className={css({ marginTop: '4', paddingTop: '4', borderTop: '1px solid {colors.border}' })}>
        <HotelNoteList hotel={hotel} stacked />
      </div>
    </Card>
  );
}
