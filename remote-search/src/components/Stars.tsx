import { Rating } from '@yado/shared/ui/Rating';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { Stars_ratings$key } from './__generated__/Stars_ratings.graphql';

/** The hotel's class and what guests say. */
export function Stars({ ratings }: { ratings: Stars_ratings$key }) {
  const { property, guest } = useFragment(
    graphql`
      fragment Stars_ratings on PropertyRatings {
        property {
          rating
        }
        guest {
          overall
          count
        }
      }
    `,
    ratings,
  );
  if (!property && !guest) return null;
  return (
    <span
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        rowGap: '1',
      })}
    >
      {guest && <Rating variant="score" value={guest.overall} count={guest.count} />}
      {property && <Rating value={property.rating} />}
    </span>
  );
}
