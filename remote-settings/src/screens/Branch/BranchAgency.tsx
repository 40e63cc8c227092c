import { PhoneText } from '@yado/shared/components/PhoneText';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { getSite } from '@yado/shared/site';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { BranchAgency_agency$key } from './__generated__/BranchAgency_agency.graphql';

/** The travel agency that looks after the branch, with whom to call when; the site's own desk where there is none. */
export function BranchAgency({ agency }: { agency: BranchAgency_agency$key | null }) {
  const data = useFragment(
    graphql`
      fragment BranchAgency_agency on Agency {
        name
        specialAgencyName
        licenseNumber
        headerContactPhone
        headerContactMail
        normalTravelContactText
        emergencyTravelContactText
        specialRemarks
      }
    `,
    agency,
  );
  if (!data) return <OwnDesk />;
  const { headerContactPhone: phone, headerContactMail: mail } = data;
  return (
    <Card heading="担当の旅行会社">
      <DescriptionList
        items={[
          { term: '旅行会社', description: data.specialAgencyName ?? data.name },
          { term: '登録番号', description: data.licenseNumber },
          { term: '電話', description: phone && <PhoneText phone={phone} /> },
          { term: 'メール', description: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
          { term: '通常のご連絡', description: lines(data.normalTravelContactText) },
          { term: '緊急のご連絡', description: lines(data.emergencyTravelContactText) },
          { term: 'お知らせ', description: lines(data.specialRemarks) },
        ]}
      />
    </Card>
  );
}

function OwnDesk() {
  const { siteName, contacts } = getSite().brand;
  return (
    <Card heading="お問い合わせ窓口">
      <p className={css({ marginBottom: '4', color: 'text.muted', fontSize: 'sm' })}>
        この支店を担当する旅行会社はありません。ご契約やご予約については、{siteName}の窓口へご連絡ください。
      </p>
      <DescriptionList
        items={[
          { term: '電話', description: contacts.phone && <PhoneText phone={contacts.phone} /> },
          {
            term: 'メール',
            description: contacts.mail && (
              <TextLink href={`mailto:${contacts.mail}`}>{contacts.mail}</TextLink>
            ),
          },
          { term: '通常のご連絡', description: lines(contacts.normalText) },
          { term: '緊急のご連絡', description: lines(contacts.emergencyText) },
        ]}
      />
    </Card>
  );
}

/** Texts of the agency's own keep their line breaks. */
function lines(text: string | null | undefined) {
  return (
    text && (
      <span className={css({ whiteSpace: 'pre-line' })}>
        <TextWithPhones text={text} />
      </span>
    )
  );
}
