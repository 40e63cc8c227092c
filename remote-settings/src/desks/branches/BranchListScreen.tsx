import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { useSearchParams } from '@yado/shared/router';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { type Desk, parseDesk } from '../common/desk.ts';
import { DeskPage } from '../common/DeskPage.tsx';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { type BranchFilter, parseBranchFilter, toBranchesInput } from './branch-filter.ts';
import { branchStatusTexts } from '../../lib/branch-texts.ts';
import { BranchList } from './BranchList.tsx';
import listQuery, { type BranchListScreenQuery } from './__generated__/BranchListScreenQuery.graphql';

interface Data {
  desk: Desk;
  filter: BranchFilter;
  query: PreloadedQuery<BranchListScreenQuery>;
}

export function load({ url }: LoadArguments): Data {
  const filter = parseBranchFilter(url);
  const query = startQuery<BranchListScreenQuery>(listQuery, { input: toBranchesInput(filter) });
  return { desk: parseDesk(url), filter, query };
}

const texts: Record<Desk, { heading: string; description: string }> = {
  agency: {
    heading: '担当支店',
    description: '担当している支店の情報、社員、予約を確認できます。',
  },
  operator: {
    heading: '支店',
    description: '支店の情報と社員の確認、外部で手配した予約の登録、利用の停止と再開ができます。',
  },
};
const statusOptions = [
  { value: '', label: 'すべて' },
  ...Object.entries(branchStatusTexts).map(([value, { label }]) => ({ value: value.toLowerCase(), label })),
];

/** The branches that a desk reaches. Filter and keyword live in the address. */
export function Screen({ data: { desk, filter, query } }: { data: Data }) {
  const branches = usePreloadedQuery<BranchListScreenQuery>(
    graphql`
      query BranchListScreenQuery($input: CompanyBranchesInput) @throwOnFieldError {
        ...BranchList_query @arguments(input: $input)
      }
    `,
    query,
  );
  const [, setParams] = useSearchParams();
  return (
    <DeskPage desk={desk} {...texts[desk]}>
      <KeywordSearch label="会社名・会社コード・支店名" keyword={filter.keyword}>
        <Field label="状態" className={css({ flex: '0 1 10rem' })}>
          <Select
            value={filter.status.toLowerCase()}
            options={statusOptions}
            onChange={({ target }) =>
              setParams(
                (params) => {
                  if (target.value) params.set('status', target.value);
                  else params.delete('status');
                  return params;
                },
                { preventScrollReset: true },
              )
            }
          />
        </Field>
      </KeywordSearch>
      <BranchList
        query={branches}
        desk={desk}
        narrowed={filter.keyword !== '' || filter.status !== '' || filter.agencyId !== ''}
      />
    </DeskPage>
  );
}
