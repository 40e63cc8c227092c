import { PageTitle } from '@yado/shared/components/PageTitle';
import { formatInstant } from '@yado/shared/format/instants';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { Document } from '../../components/Document.tsx';
import { MissingPage } from '../../components/MissingPage.tsx';
import type { NewsItemScreenQuery } from './__generated__/NewsItemScreenQuery.graphql';

/** One item of the news. */
export function Screen({ data }: { data: PreloadedQuery<NewsItemScreenQuery> }) {
  const { newsItem } = usePreloadedQuery<NewsItemScreenQuery>(
    graphql`
      query NewsItemScreenQuery($id: ID!) @throwOnFieldError {
        newsItem(id: $id) {
          title
          body
          publishedAt
        }
      }
    `,
    data,
  );
  const toList = (
    <TextLink asChild>
      <Link to={paths.news()}>お知らせの一覧</Link>
    </TextLink>
  );
  if (!newsItem) {
    return (
      <MissingPage heading="お知らせが見つかりません">
        <p>URLが正しくないか、掲載が終わりました。</p>
        <p>{toList}</p>
      </MissingPage>
    );
  }
  const { title, body, publishedAt } = newsItem;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Document
        title={title}
        body={body}
        above={toList}
        below={
          <time dateTime={publishedAt} className={css({ color: 'text.muted', fontSize: 'sm' })}>
            {formatInstant(publishedAt)}
          </time>
        }
      />
    </>
  );
}
