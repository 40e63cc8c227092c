import { PhoneText } from '@yado/shared/components/PhoneText';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { paymentMethodText } from '../../lib/branch-texts.ts';
import type { AgencyFacts_agency$key } from './__generated__/AgencyFacts_agency.graphql';

/** How an agency presents itself and how it is reached. */
export function AgencyFacts({ agency }: { agency: AgencyFacts_agency$key }) {
  const facts = useFragment(
    graphql`
      fragment AgencyFacts_agency on Agency {
        logoURL
        cmsContentIdOfTerms
        privacyPolicyURL
        headerContactMail
        headerContactPhone
        faqURL
        specialRemarks
        specialAgencyName
        availablePaymentMethod
        normalTravelContactText
        emergencyTravelContactText
      }
    `,
    agency,
  );
  const { logoURL, headerContactMail: mail, headerContactPhone: phone, cmsContentIdOfTerms: terms } = facts;
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      <Card heading="表示">
        <DescriptionList
          items={[
            {
              term: '画面のロゴ',
              description: logoURL ? (
                <img src={logoURL} alt="" height={36} className={css({ height: '36px', width: 'auto' })} />
              ) : (
                '未登録(サイトのロゴを表示)'
              ),
            },
            { term: '表示名', description: facts.specialAgencyName },
            { term: '支払い方法', description: paymentMethodText(facts.availablePaymentMethod) },
            {
              term: '利用規約',
              description: terms ? (
                <TextLink asChild>
                  <Link to={paths.terms(terms)}>代理店の利用規約</Link>
                </TextLink>
              ) : (
                'サイトの標準の規約'
              ),
            },
            {
              term: 'プライバシー',
              description: facts.privacyPolicyURL && (
                <TextLink href={facts.privacyPolicyURL}>プライバシーポリシー</TextLink>
              ),
            },
            {
              term: 'よくある質問',
              description: facts.faqURL && <TextLink href={facts.faqURL}>よくある質問</TextLink>,
            },
            { term: '特記事項', description: facts.specialRemarks },
          ]}
        />
      </Card>
      <Card heading="連絡先">
        <DescriptionList
          layout="stacked"
          items={[
            {
              term: 'メール',
              description: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink>,
            },
            {
              term: '電話',
              description: phone && <PhoneText phone={phone} />,
            },
            { term: '通常の連絡先', description: facts.normalTravelContactText },
            { term: '緊急の連絡先', description: facts.emergencyTravelContactText },
          ]}
        />
      </Card>
    </div>
  );
}
