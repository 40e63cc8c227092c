import { Section } from '@yado/shared/components/hotel/Section';
import { formatDateNumeric } from '@yado/shared/format/dates';
import { Banner } from '@yado/shared/ui/Banner';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { Rating } from '@yado/shared/ui/Rating';
import { useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { css } from '#styled/css';
import { reviewSource } from '../../lib/review-source.ts';
import { ScoreBars } from './ScoreBars.tsx';
import type { HotelReviewsMoreQuery } from './__generated__/HotelReviewsMoreQuery.graphql';
import type { HotelReviews_query$key } from './__generated__/HotelReviews_query.graphql';

const AT_ONCE = 6;

/** Scores by subject and the latest reviews, some more at a time; the page lives without them. */
export function HotelReviews({ query }: { query: HotelReviews_query$key }) {
  const [{ expediaHotelDetail }, refetch] = useRefetchableFragment<
    HotelReviewsMoreQuery,
    HotelReviews_query$key
  >(
    graphql`
      fragment HotelReviews_query on Query
      @refetchable(queryName: "HotelReviewsMoreQuery")
      @argumentDefinitions(
        id: { type: "ID!" }
        language: { type: "String!" }
        count: { type: "Int", defaultValue: 7 }
      ) {
        expediaHotelDetail(id: $id, language: $language) {
          propertyContent {
            ratings {
              guest {
                ...ScoreBars_rating
              }
            }
            guestReviews(first: $count) @catch {
              source
              rating
              reviewerName
              submittedDate
              title
              body
            }
          }
        }
      }
    `,
    query,
  );
  const [wanted, setWanted] = useState(AT_ONCE);
  const [isPending, startTransition] = useTransition();
  if (!expediaHotelDetail) return null;
  const { ratings, guestReviews } = expediaHotelDetail.propertyContent;
  const { guest } = ratings;
  const reviews = guestReviews.ok ? guestReviews.value : [];
  // One more than shown is asked for, to know whether there are more.
  const shown = reviews.slice(0, wanted);
  const showMore = () =>
    startTransition(() => {
      setWanted(wanted + AT_ONCE);
      refetch({ count: wanted + AT_ONCE + 1 });
    });
  return (
    <Section id="reviews" heading="口コミ">
      <div className={layout}>
        {guest ? (
          <ScoreBars rating={guest} />
        ) : (
          <p className={css({ color: 'text.muted' })}>口コミの評価はまだありません。</p>
        )}
        {guestReviews.ok ? (
          <div>
            <ul className={list}>
              {shown.map(({ source, rating, reviewerName, submittedDate, title, body }) => (
                <li key={`${submittedDate} ${reviewerName} ${title}`} className={review}>
                  <Rating value={rating} />
                  {title && <h3 className={css({ fontWeight: 'bold', mt: '1' })}>{title}</h3>}
                  {body && <p className={css({ mt: '1', fontSize: 'sm', whiteSpace: 'pre-line' })}>{body}</p>}
                  <p className={css({ mt: '2', fontSize: 'xs', color: 'text.muted' })}>
                    {reviewerName ? `${reviewerName}さん` : '匿名'}・{formatDateNumeric(submittedDate)}・
                    {reviewSource(source)}
                  </p>
                </li>
              ))}
            </ul>
            {shown.length > 0 ? (
              <div data-print="hide">
                <LoadMore
                  shown={shown.length}
                  hasMore={reviews.length > wanted}
                  loading={isPending}
                  onLoadMore={showMore}
                />
              </div>
            ) : (
              <p className={css({ color: 'text.muted' })}>口コミはまだありません。</p>
            )}
          </div>
        ) : (
          <Banner tone="info" announce="off">
            口コミを取得できませんでした。
          </Banner>
        )}
      </div>
    </Section>
  );
}

const layout = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
});
const list = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
});
const review = css({
  p: '4',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  breakInside: 'avoid',
});
