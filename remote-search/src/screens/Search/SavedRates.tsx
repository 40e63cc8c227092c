import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { formatDateRange } from '@yado/shared/format/dates';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { TextLink } from '@yado/shared/ui/TextLink';
import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import { css } from '#styled/css';
import { stayInput } from '../../lib/search-variables.ts';
import { defaultStay } from '../../lib/stay-defaults.ts';
import { ownCards } from './own-cards.ts';
import { OwnSection } from './OwnSection.tsx';
import { SavedRateList } from './SavedRateList.tsx';
import savedRatesQuery, { type SavedRateListQuery } from './__generated__/SavedRateListQuery.graphql';

/** A row of them: more would make one visit of the start page ask the supplier for more than one answer. */
const SHOWN = 4;

/** The newest saved rates with what they cost for the next night; asked for once it is known that there are any. */
export function SavedRates({ count }: { count: number }) {
  const [stay] = useState(() => defaultStay());
  const [query, load, dispose] = useQueryLoader<SavedRateListQuery>(savedRatesQuery);
  useEffect(() => {
    load({ stay: stayInput(stay), first: SHOWN }, { fetchPolicy: 'store-or-network' });
    return dispose;
  }, [load, dispose, stay]);
  const pending = (
    <div aria-busy="true" className={ownCards}>
      {Array.from({ length: Math.min(count, SHOWN) }, (_, index) => (
        <Skeleton key={index} height="116px" />
      ))}
    </div>
  );
  return (
    <OwnSection
      id="own-rates"
      heading="保存した料金"
      more={
        <>
          <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
            {formatDateRange(stay.checkin, stay.checkout)}・大人1名のいまの料金(税込)
          </span>
          <TextLink asChild className={css({ fontSize: 'sm' })}>
            <Link to={paths.clips(stay)}>すべて見る({count}件)</Link>
          </TextLink>
        </>
      }
    >
      {query ? (
        <ErrorFallback
          source={query}
          instead={
            <p className={css({ color: 'text.muted', fontSize: 'sm' })}>いまの料金を取得できませんでした。</p>
          }
        >
          <Suspense fallback={pending}>
            <SavedRateList query={query} stay={stay} />
          </Suspense>
        </ErrorFallback>
      ) : (
        pending
      )}
    </OwnSection>
  );
}
