import { startQuery } from '@yado/shared/relay';
import { useRevalidator } from '@yado/shared/router';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { HotelTaxCard } from './HotelTaxCard.tsx';
import taxesQuery, { type HotelTaxesScreenQuery } from './__generated__/HotelTaxesScreenQuery.graphql';

const AT_MOST = 50;

interface Loaded {
  keyword: string;
  query: PreloadedQuery<HotelTaxesScreenQuery>;
}

export function load({ url }: { url: URL }): Loaded {
  const keyword = parseKeyword(url);
  return { keyword, query: startQuery<HotelTaxesScreenQuery>(taxesQuery, { keyword }) };
}

/** On what the tax of each hotel's stays rests, and the way to record it. */
export function Screen({ data: { keyword, query } }: { data: Loaded }) {
  const { hotelTaxes } = usePreloadedQuery<HotelTaxesScreenQuery>(
    graphql`
      query HotelTaxesScreenQuery($keyword: String!) @throwOnFieldError {
        hotelTaxes(keyword: $keyword) {
          id
          ...HotelTaxCard_hotel
        }
      }
    `,
    query,
  );
  const { revalidate } = useRevalidator();
  return (
    <DeskPage
      desk="operator"
      heading="宿泊施設の税の根拠"
      description="請求書・領収書の明細ごとに表示する、消費税の根拠です。記録のない国内の宿泊施設は「宿泊施設が適格請求書を交付」として扱います。記録は、これから発行する明細に使います。発行済みの書類は変わりません。"
    >
      <KeywordSearch label="ホテル名・予約番号" keyword={keyword} />
      {hotelTaxes.length === 0 && (
        <EmptyState
          icon="invoice"
          headingLevel={2}
          title={keyword ? '条件に合う宿泊施設がありません' : '記録はまだありません'}
        >
          ホテル名または予約番号で検索してください。予約のある国内の宿泊施設を表示します。
        </EmptyState>
      )}
      {hotelTaxes.map((hotel) => (
        <HotelTaxCard key={hotel.id} hotel={hotel} onRecorded={() => void revalidate()} />
      ))}
      {hotelTaxes.length === AT_MOST && (
        <p>{AT_MOST}件までを表示しています。ほかの宿泊施設は、ホテル名または予約番号で検索してください。</p>
      )}
    </DeskPage>
  );
}
