import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { codeLabels } from '@yado/shared/format/code-labels';
import { formatYen } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { Desk } from '../common/desk.ts';
import { paymentMethodText } from '../../lib/branch-texts.ts';
import { BranchStatusBadge } from './BranchStatusBadge.tsx';
import type { DeskBranchFacts_branch$key } from './__generated__/DeskBranchFacts_branch.graphql';

export function DeskBranchFacts({ branch, desk }: { branch: DeskBranchFacts_branch$key; desk: Desk }) {
  const facts = useFragment(
    graphql`
      fragment DeskBranchFacts_branch on CompanyBranch {
        companyCode
        companyIdByEmployee
        departmentIdByEmployee
        postalCode
        state
        cityAndLine
        phone
        phoneExtension
        cashBalance
        availablePaymentMethod
        agency {
          id
          name
        }
        ...BranchStatusBadge_branch
      }
    `,
    branch,
  );
  const { agency, phone, phoneExtension, postalCode } = facts;
  const line1 = [facts.state, facts.cityAndLine].filter(Boolean).join('');
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      })}
    >
      <Card heading="支店情報" action={<BranchStatusBadge branch={facts} />}>
        <DescriptionList
          items={[
            { term: '会社コード', description: facts.companyCode },
            {
              term: '住所',
              description: addressText({ postalCode, line1 }, 'JP'),
            },
            {
              term: '電話番号',
              description: phone && (
                <>
                  <PhoneText phone={phone} />
                  {phoneExtension && `(内線 ${phoneExtension})`}
                </>
              ),
            },
            { term: codeLabels.company, description: facts.companyIdByEmployee },
            { term: codeLabels.department, description: facts.departmentIdByEmployee },
            { term: '担当代理店', description: agencyText(agency, desk) },
          ]}
        />
      </Card>
      <Card heading="お支払い">
        <DescriptionList
          layout="stacked"
          items={[
            {
              term: '請求書払いの残り(与信残高)',
              description: (
                <span className={css({ textStyle: 'number', fontSize: 'xl', fontWeight: 'bold' })}>
                  {formatYen(facts.cashBalance)}
                </span>
              ),
            },
            { term: '使える支払い方法', description: paymentMethodText(facts.availablePaymentMethod) },
          ]}
        />
      </Card>
    </div>
  );
}

function agencyText(agency: { id: string; name: string } | null | undefined, desk: Desk) {
  if (!agency) return '直接契約';
  if (desk === 'agency') return agency.name;
  return (
    <TextLink asChild>
      <Link to={paths.deskAgency(agency.id)}>{agency.name}</Link>
    </TextLink>
  );
}
