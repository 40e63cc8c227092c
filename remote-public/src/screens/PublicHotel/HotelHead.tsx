import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Rating } from '@yado/shared/ui/Rating';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { HotelHead_hotel$key } from './__generated__/HotelHead_hotel.graphql';

interface Props {
  hotel: HotelHead_hotel$key;
  publicKey: string;
}

/** Name in both languages, class, score and where to find the house. */
export function HotelHead({ hotel, publicKey }: Props) {
  const { name, nameEn, language, countryCode, category, address, phone, ratings } = useFragment(
    graphql`
      fragment HotelHead_hotel on PropertyContent {
        name
        nameEn
        language
        countryCode
        category {
          name
        }
        address {
          postalCode
          stateProvinceName
          city
          line1
          line2
        }
        phone
        ratings {
          property {
            rating
          }
          guest {
            overall
            count
          }
        }
      }
    `,
    hotel,
  );
  const english = language === 'en-US';
  return (
    <header className={css({ pt: { base: '4', md: '6' }, pb: '5', display: 'grid', gap: '3' })}>
      <div className={top}>
        <div>
          <h1 lang={language} className={css({ textStyle: 'h1' })}>
            {name}
          </h1>
          {nameEn !== name && (
            <p lang="en" className={css({ color: 'text.muted' })}>
              {nameEn}
            </p>
          )}
        </div>
        <div data-print="hide" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Button
            variant="outline"
            size="sm"
            startIcon={<Icon name="print" size={18} />}
            data-print-page=""
            className={css({ 'html:not([data-session]) [data-whole] &': { display: 'none' } })}
            onClick={() => window.print()}
          >
            印刷
          </Button>
          <LinkButton asChild variant="outline" size="sm">
            <Link
              to={paths.publicHotel(publicKey, english ? {} : { language: 'en' })}
              preventScrollReset
              lang={english ? 'ja' : 'en'}
            >
              {english ? '日本語で表示' : 'View in English'}
            </Link>
          </LinkButton>
        </div>
      </div>
      <p className={line}>
        {ratings.guest && (
          <Rating variant="score" value={ratings.guest.overall} count={ratings.guest.count} />
        )}
        {ratings.property && <Rating value={ratings.property.rating} />}
        <span lang={language}>{category.name}</span>
      </p>
      <address className={line}>
        <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
          <Icon name="pin" size={16} />
          <span lang={language}>{addressText(address, countryCode, english ? 'en' : 'ja')}</span>
        </span>
        {phone && (
          <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
            <Icon name="phone" size={16} />
            <PhoneText variant="quiet" phone={phone} abroad={english} />
          </span>
        )}
      </address>
      <Banner tone="info" announce="off">
        共有されたホテルの情報です。宿泊料金と空室は表示されません。
      </Banner>
    </header>
  );
}

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3',
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '1',
  color: 'text.muted',
  fontSize: 'sm',
  fontStyle: 'normal',
});
