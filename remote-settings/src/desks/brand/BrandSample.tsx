import { PhoneText } from '@yado/shared/components/PhoneText';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Chip } from '@yado/shared/ui/Chip';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { BrandSample_agency$key } from './__generated__/BrandSample_agency.graphql';

/** What the agency's customers see of its brand: header, buttons, contacts, legal texts. */
export function BrandSample({ agency }: { agency: BrandSample_agency$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandSample_agency on Agency {
        name
        specialAgencyName
        logoURL
        licenseNumber
        headerContactMail
        headerContactPhone
        faqURL
        privacyPolicyURL
        cmsContentIdOfTerms
        normalTravelContactText
        emergencyTravelContactText
      }
    `,
    agency,
  );
  const name = brand.specialAgencyName ?? brand.name;
  const { headerContactMail: mail, headerContactPhone: phone, cmsContentIdOfTerms: terms } = brand;
  const line = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
  return (
    <Card heading="見え方">
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '3',
          minHeight: '64px',
          paddingBottom: '3',
          borderBottomWidth: '1px',
          borderColor: 'border',
        })}
      >
        {brand.logoURL ? (
          <img src={brand.logoURL} alt={name} className={css({ height: '36px', width: 'auto' })} />
        ) : (
          <strong>{name}</strong>
        )}
        <span className={line}>
          {phone && <PhoneText phone={phone} />}
          {mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink>}
        </span>
      </div>
      <div className={css({ display: 'grid', gap: '5', paddingTop: '5' })}>
        <div className={line}>
          <Button>予約へ進む</Button>
          <Button variant="outline">変更する</Button>
          <Button variant="subtle">絞り込む</Button>
          <Chip selected onToggle={() => undefined}>
            朝食付き
          </Chip>
          <Badge tone="primary">おすすめ</Badge>
        </div>
        <DescriptionList
          items={[
            { term: '通常の連絡先', description: brand.normalTravelContactText },
            { term: '緊急の連絡先', description: brand.emergencyTravelContactText },
            { term: '旅行業登録', description: brand.licenseNumber },
          ]}
        />
        <ul className={line}>
          <li>
            <TextLink asChild>
              <Link to={paths.terms(terms ?? 'terms')}>利用規約</Link>
            </TextLink>
          </li>
          <li>
            <TextLink asChild>
              <Link to={paths.legal()}>特定商取引法に基づく表記</Link>
            </TextLink>
          </li>
          {brand.faqURL && (
            <li>
              <TextLink href={brand.faqURL}>よくある質問</TextLink>
            </li>
          )}
          {brand.privacyPolicyURL && (
            <li>
              <TextLink href={brand.privacyPolicyURL}>プライバシーポリシー</TextLink>
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}
