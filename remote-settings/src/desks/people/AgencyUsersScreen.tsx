import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { useRevalidator } from '@yado/shared/router';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { AgencyUserList } from './AgencyUserList.tsx';
import { NewAccountButton } from './NewAccountButton.tsx';
import { useCreateAgencyOperator } from './use-create-agency-operator.ts';
import listQuery, { type AgencyUsersScreenQuery } from './__generated__/AgencyUsersScreenQuery.graphql';

interface Data {
  keyword: string;
  query: PreloadedQuery<AgencyUsersScreenQuery>;
}

export function load({ url }: LoadArguments): Data {
  const keyword = parseKeyword(url);
  return { keyword, query: startQuery<AgencyUsersScreenQuery>(listQuery, { keyword: keyword || null }) };
}

/** An agency user's own colleagues. */
export function Screen({ data: { keyword, query } }: { data: Data }) {
  const answer = usePreloadedQuery<AgencyUsersScreenQuery>(
    graphql`
      query AgencyUsersScreenQuery($keyword: String) @throwOnFieldError {
        myself {
          agency {
            id
            name
          }
        }
        ...AgencyUserList_query @arguments(keyword: $keyword)
      }
    `,
    query,
  );
  const agency = answer.myself?.agency;
  const [createAgencyOperator] = useCreateAgencyOperator();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage
      desk="agency"
      heading="担当者"
      description={`${agency?.name ?? '代理店'}の担当者です。担当支店と予約を確認できます。`}
      actions={
        <NewAccountButton
          label="担当者を追加"
          create={(account) => createAgencyOperator({ input: { agencyId: agency?.id ?? '', ...account } })}
          onCreated={() => void revalidate()}
        />
      }
    >
      <KeywordSearch label="名前・メールアドレス" keyword={keyword} />
      <AgencyUserList query={answer} narrowed={keyword !== ''} />
    </DeskPage>
  );
}
