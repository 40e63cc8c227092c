import { formatParty } from '@yado/shared/format/counts';
import { formatDateRange } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { type ClipState, clipState } from '../../lib/clip-choice.ts';
import { savedStay, savedStayText } from '../../lib/saved-stay.ts';
import { ownCard, ownCards } from './own-cards.ts';
import type { SavedRateListQuery } from './__generated__/SavedRateListQuery.graphql';
import { NO_VACANCY } from '../../lib/no-vacancy.ts';

interface Props {
  query: PreloadedQuery<SavedRateListQuery>;
  stay: Stay;
}

/** Saved rates, each with what it costs for the stay now. */
export function SavedRateList({ query, stay }: Props) {
  const { clippedHotelRates: clips } = usePreloadedQuery<SavedRateListQuery>(
    graphql`
      query SavedRateListQuery($stay: RoomsWithRateInput!, $first: Int!) @throwOnFieldError {
        clippedHotelRates(roomsWithRateInput: $stay, first: $first) {
          id
          epsPropertyId
          epsRoomId
          epsRateId
          paymentPrice
          stay {
            checkin
            checkout
            occupancies {
              adults
              childAges
            }
          }
          propertyContent {
            name
            rooms {
              id
              name
            }
          }
          room {
            rates {
              epsRateId
              status
              pricing {
                total {
                  paymentPrice
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ul className={ownCards}>
      {clips.map(
        ({ id, epsPropertyId, epsRoomId, epsRateId, paymentPrice, stay: kept, propertyContent, room }) => {
          const { name, rooms } = propertyContent;
          const saved = savedStay(kept);
          return (
            <li key={id} className={ownCard}>
              <p className={css({ fontWeight: 'bold', lineHeight: 'snug', lineClamp: '2' })}>
                <TextLink asChild variant="quiet">
                  <Link to={paths.hotel(epsPropertyId, saved ?? stay)}>{name}</Link>
                </TextLink>
              </p>
              <p className={css({ color: 'text.muted', fontSize: 'xs', lineClamp: '1' })}>
                {rooms.find((known) => known.id === epsRoomId)?.name}
              </p>
              {saved && (
                <p className={css({ color: 'text.muted', fontSize: 'xs', lineClamp: '2' })}>
                  {savedStayText(saved, paymentPrice)}
                </p>
              )}
              <p className={css({ fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
                <Price state={clipState(epsRateId, room)} />
              </p>
              {saved && (
                <p className={css({ color: 'text.muted', fontSize: 'xs' })}>
                  {formatDateRange(stay.checkin, stay.checkout)}・{formatParty(stay.occupancies)}の場合
                </p>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}

type Rate = { readonly pricing: { readonly total: { readonly paymentPrice: number } } };

function Price({ state }: { state: ClipState<Rate> }) {
  const quiet = css({ color: 'text.muted' });
  if (state.kind === 'unknown') return <span className={quiet}>料金を確かめられませんでした</span>;
  if (state.kind === 'soldOut') return <span className={quiet}>{NO_VACANCY}</span>;
  return (
    <>
      <strong className={css({ fontSize: 'lg' })}>{formatYen(state.rate.pricing.total.paymentPrice)}</strong>
      {state.kind === 'replaced' && <span className={quiet}> 同じ客室の別の料金</span>}
    </>
  );
}
