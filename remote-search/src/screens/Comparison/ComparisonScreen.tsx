import { PageTitle } from '@yado/shared/components/PageTitle';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { Suspense } from 'react';
import { css } from '#styled/css';
import { listVariables } from '../../lib/search-variables.ts';
import { HotelComparison } from './HotelComparison.tsx';
import type { ComparisonData } from './load-comparison.ts';

/** Hotels of a search side by side, with prices for its stay. */
export function Screen({ data }: { data: ComparisonData }) {
  const { search, stay, owner, problem, hotels } = data;
  const results = listVariables(search) && stay ? paths.hotels({ ...search, stay }) : null;
  return (
    <Container>
      <PageTitle>ホテルの比較</PageTitle>
      <PageHeader
        density="compact"
        title="ホテルの比較"
        description={
          stay &&
          hotels &&
          `${formatStay(stay.checkin, stay.checkout, { year: true })}・${formatParty(stay.occupancies)}`
        }
      />
      {hotels && stay ? (
        <RequestBoundary what="ホテルの比較" source={hotels}>
          {/* As high as the skeleton, so that the footer stays where it is when less comes. */}
          <div className={css({ minHeight: '664px', mt: '4' })}>
            <Suspense fallback={<Skeleton className={css({ h: '664px' })} />}>
              <HotelComparison query={hotels.query} search={search} stay={stay} owner={owner} />
            </Suspense>
          </div>
        </RequestBoundary>
      ) : (
        <EmptyState
          icon="hotel"
          title={problem ?? '比較するホテルがありません'}
          action={
            <LinkButton asChild>
              <Link to={results ?? paths.search()}>{results ? '検索結果で選び直す' : 'ホテルを探す'}</Link>
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
