import { formatDateNumeric } from '@yado/shared/format/dates';
import { Banner } from '@yado/shared/ui/Banner';
import { Rating } from '@yado/shared/ui/Rating';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ScoreBars } from './ScoreBars.tsx';
import { Section } from './Section.tsx';
import type { HotelReviews_hotel$key } from './__generated__/HotelReviews_hotel.graphql';

/** Scores by subject and the latest reviews; the page lives without them. */
export function HotelReviews({ hotel }: { hotel: HotelReviews_hotel$key }) {
  const { ratings, guestReviews } = useFragment(
    graphql`
      fragment HotelReviews_hotel on PropertyContent {
        ratings {
          guest {
            ...ScoreBars_rating
          }
        }
        guestReviews(first: 6) @catch {
          rating
          reviewerName
          submittedDate
          title
          body
        }
      }
    `,
    hotel,
  );
  const { guest } = ratings;
  if (!guest && guestReviews.ok && guestReviews.value.length === 0) return null;
  return (
    <Section heading="宿泊者の評価">
      <div
        className={css({
          display: 'grid',
          gap: '8',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
        })}
      >
        {guest && <ScoreBars rating={guest} />}
        {guestReviews.ok ? (
          <ul
            className={css({
              display: 'grid',
              gap: '4',
              gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
            })}
          >
            {guestReviews.value.map(({ rating, reviewerName, submittedDate, title, body }) => (
              <li key={`${submittedDate} ${reviewerName} ${title}`} className={review}>
                <Rating value={rating} />
                {title && <h3 className={css({ fontWeight: 'bold', mt: '1' })}>{title}</h3>}
                {body && <p className={css({ mt: '1', fontSize: 'sm', whiteSpace: 'pre-line' })}>{body}</p>}
                <p className={css({ mt: '2', fontSize: 'xs', color: 'text.muted' })}>
                  {reviewerName ? `${reviewerName}さん` : '匿名'}・{formatDateNumeric(submittedDate)}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <Banner tone="info" announce="off">
            口コミを取得できませんでした。
          </Banner>
        )}
      </div>
    </Section>
  );
}

const review = css({ p: '4', bg: 'surface', border: '1px solid {colors.border}', rounded: 'lg' });
