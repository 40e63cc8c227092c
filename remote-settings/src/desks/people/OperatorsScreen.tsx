import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { useRevalidator } from '@yado/shared/router';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { NewAccountButton } from './NewAccountButton.tsx';
import { OperatorList } from './OperatorList.tsx';
import { useCreateOperator } from './use-create-operator.ts';
import listQuery, { type OperatorsScreenQuery } from './__generated__/OperatorsScreenQuery.graphql';

interface Data {
  keyword: string;
  query: PreloadedQuery<OperatorsScreenQuery>;
}

export function load({ url }: LoadArguments): Data {
  const keyword = parseKeyword(url);
  return { keyword, query: startQuery<OperatorsScreenQuery>(listQuery, { keyword: keyword || null }) };
}

export function Screen({ data: { keyword, query } }: { data: Data }) {
  const operators = usePreloadedQuery<OperatorsScreenQuery>(
    graphql`
      query OperatorsScreenQuery($keyword: String) @throwOnFieldError {
        ...OperatorList_query @arguments(keyword: $keyword)
      }
    `,
    query,
  );
  const [createOperator] = useCreateOperator();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage
      desk="operator"
      heading="運営担当者"
      description="運営デスクを使える人です。すべての支店と予約を確認できます。"
      actions={
        <NewAccountButton
          label="運営担当者を追加"
          create={(account) => createOperator({ input: account })}
          onCreated={() => void revalidate()}
        />
      }
    >
      <KeywordSearch label="名前・メールアドレス" keyword={keyword} />
      <OperatorList query={operators} narrowed={keyword !== ''} />
    </DeskPage>
  );
}
