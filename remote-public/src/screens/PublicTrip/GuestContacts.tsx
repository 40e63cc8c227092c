import { EnglishContacts } from '@yado/shared/components/EnglishContacts';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { toArranger } from '@yado/shared/site/arranger';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { GuestContacts_travel$key } from './__generated__/GuestContacts_travel.graphql';

/** Whom a guest calls when something is wrong on the spot. */
export function GuestContacts({ travel }: { travel: GuestContacts_travel$key }) {
  const { agency, companyName } = useFragment(
    graphql`
      fragment GuestContacts_travel on PublicTravel {
        companyName
        agency {
          name
          licenseNumber
          normalTravelContactText
          emergencyTravelContactText
          normalTravelContactTextEn
          emergencyTravelContactTextEn
        }
      }
    `,
    travel,
  );
  const { name, licenseNumber, normal, emergency, english } = toArranger(agency);
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <p>
        手配: {name}
        {licenseNumber && `(${licenseNumber})`} / ご利用企業: {companyName}
      </p>
      {[normal, emergency].map(
        (text) =>
          text && (
            <p key={text} className={css({ whiteSpace: 'pre-line' })}>
              <TextWithPhones text={text} />
            </p>
          ),
      )}
      <EnglishContacts name={name} {...english} />
    </div>
  );
}
