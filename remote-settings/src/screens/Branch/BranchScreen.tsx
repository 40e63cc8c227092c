import { EmptyState } from '@yado/shared/ui/EmptyState';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { BranchAgency } from './BranchAgency.tsx';
import { BranchFacts } from './BranchFacts.tsx';
import { BranchForm } from './BranchForm.tsx';
import { Offices } from './Offices.tsx';
import type { BranchScreenQuery } from './__generated__/BranchScreenQuery.graphql';

/** What the company's branch is called, where it is, what it may spend, and who looks after it. */
export function Screen({ data }: { data: PreloadedQuery<BranchScreenQuery> }) {
  const { settingsBranches, myself } = usePreloadedQuery<BranchScreenQuery>(
    graphql`
      query BranchScreenQuery @throwOnFieldError {
        myself {
          permissions
          ...Offices_myself
        }
        settingsBranches {
          id
          ...BranchFacts_branch
          ...BranchForm_branch
          agency {
            ...BranchAgency_agency
          }
        }
      }
    `,
    data,
  );
  return (
    <SettingsPage
      heading="支店情報"
      description="予約の請求先や連絡先として使われます。"
      permissions={myself?.permissions}
    >
      {settingsBranches.length === 0 && (
        <EmptyState title="設定できる支店がありません" icon="building">
          支店の利用状況は、会社の管理者またはサポートへお問い合わせください。
        </EmptyState>
      )}
      {settingsBranches.map((branch) => (
        <div key={branch.id} className={css({ display: 'grid', gap: '6' })}>
          <BranchFacts branch={branch} />
          <BranchForm branch={branch} />
          {myself && <Offices myself={myself} />}
          <BranchAgency agency={branch.agency ?? null} />
        </div>
      ))}
    </SettingsPage>
  );
}
