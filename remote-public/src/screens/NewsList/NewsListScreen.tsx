import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { NewsEntries } from './NewsEntries.tsx';
import type { NewsListScreenQuery } from './__generated__/NewsListScreenQuery.graphql';

/** What the site and the person's agency have to say, newest first. */
export function Screen({ data }: { data: PreloadedQuery<NewsListScreenQuery> }) {
  const query = usePreloadedQuery<NewsListScreenQuery>(
    graphql`
      query NewsListScreenQuery @throwOnFieldError {
        myself {
          id
        }
        ...NewsEntries_query
      }
    `,
    data,
  );
  return (
    <Container width="text">
      <PageTitle>お知らせ</PageTitle>
      <PageHeader title="お知らせ" />
      <NewsEntries key={query.myself?.id} query={query} userId={query.myself?.id ?? ''} />
    </Container>
  );
}
