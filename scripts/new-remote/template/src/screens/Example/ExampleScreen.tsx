import { PageTitle } from '@yado/shared/components/PageTitle';
import { Card } from '@yado/shared/ui/Card';
import { Container } from '@yado/shared/ui/Container';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import type { ExampleScreenQuery } from './__generated__/ExampleScreenQuery.graphql';

/** Where the screens of this remote begin. */
export function Screen({ data }: { data: PreloadedQuery<ExampleScreenQuery> }) {
  const { myself } = usePreloadedQuery<ExampleScreenQuery>(
    graphql`
      query ExampleScreenQuery @throwOnFieldError {
        myself {
          name
        }
      }
    `,
    data,
  );
  return (
    <Container width="text">
      <PageTitle>見本</PageTitle>
      <PageHeader title="見本" />
      <Card>
        <p className={css({ color: 'text.muted' })}>{myself?.name} 様のページです。</p>
      </Card>
    </Container>
  );
}
