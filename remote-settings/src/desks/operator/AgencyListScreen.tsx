import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { AgencyList } from './AgencyList.tsx';
import listQuery, { type AgencyListScreenQuery } from './__generated__/AgencyListScreenQuery.graphql';

interface Data {
  keyword: string;
  query: PreloadedQuery<AgencyListScreenQuery>;
}

export function load({ url }: LoadArguments): Data {
  const keyword = parseKeyword(url);
  return { keyword, query: startQuery<AgencyListScreenQuery>(listQuery, { keyword: keyword || null }) };
}

export function Screen({ data: { keyword, query } }: { data: Data }) {
  const agencies = usePreloadedQuery<AgencyListScreenQuery>(
    graphql`
      query AgencyListScreenQuery($keyword: String) @throwOnFieldError {
        ...AgencyList_query @arguments(keyword: $keyword)
      }
    `,
    query,
  );
  return (
    <DeskPage
      desk="operator"
      heading="代理店"
      description="提携している代理店の連絡先、支払い方法、担当者を確認できます。"
    >
      <KeywordSearch label="代理店名・表示名" keyword={keyword} />
      <AgencyList query={agencies} narrowed={keyword !== ''} />
    </DeskPage>
  );
}
