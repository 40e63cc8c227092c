import { startQuery } from '@yado/shared/relay';
import { Banner } from '@yado/shared/ui/Banner';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { DeskNewsList } from './DeskNewsList.tsx';
import newsQuery, { type DeskNewsScreenQuery } from './__generated__/DeskNewsScreenQuery.graphql';

export function load(): PreloadedQuery<DeskNewsScreenQuery> {
  return startQuery<DeskNewsScreenQuery>(newsQuery, {});
}

/** What is published, when and for whom. Texts are written where the content store keeps them. */
export function Screen({ data }: { data: PreloadedQuery<DeskNewsScreenQuery> }) {
  const news = usePreloadedQuery<DeskNewsScreenQuery>(
    graphql`
      query DeskNewsScreenQuery @throwOnFieldError {
        ...DeskNewsList_query
      }
    `,
    data,
  );
  return (
    <DeskPage desk="operator" heading="お知らせ" description="公開中と公開予定のお知らせと、その対象です。">
      <Banner announce="off">
        この画面は確認用です。お知らせの作成と変更は、コンテンツ管理システムで行います。
      </Banner>
      <DeskNewsList query={news} />
    </DeskPage>
  );
}
