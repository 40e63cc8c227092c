import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { Link } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { css } from '#styled/css';
import { toStayDraft } from '../../components/search-draft.ts';
import { useRecentSearches } from '../../components/use-recent-searches.ts';
import { forgetSearches, placeKey } from '../../lib/recent-searches.ts';
import { toOccupancies } from '../../lib/rooms-draft.ts';

/** What the person searched for on this device: to do again, or to take away. */
export function RecentSearches({ owner }: { owner: string }) {
  const searches = useRecentSearches(owner);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className={css({ mt: { base: '8', md: '10' } })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3', mb: '3' })}>
        <h2 id="recent-searches" className={css({ textStyle: 'h3' })}>
          最近の検索
        </h2>
        <Button variant="link" size="sm" onClick={() => forgetSearches(owner)}>
          すべて削除
        </Button>
      </div>
      <ul className={cards}>
        {searches.map((search) => (
          <li key={placeKey(search)} className={card}>
            <Icon
              name={search.propertyId ? 'hotel' : 'pin'}
              className={css({ color: 'text.muted', flexShrink: '0' })}
            />
            <Again search={search} />
            <IconButton
              label={`「${search.destination}」の検索履歴を削除`}
              onClick={() => forgetSearches(owner, search)}
              className={css({ ml: 'auto', position: 'relative', zIndex: 'raised' })}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to the search; dates that have passed become tomorrow. */
function Again({ search }: { search: AddressedSearch }) {
  const { checkin, checkout, rooms } = toStayDraft(search.stay);
  const stay = { checkin, checkout, occupancies: toOccupancies(rooms) ?? [] };
  return (
    <span className={css({ minW: '0', lineHeight: 'snug' })}>
      <Link to={paths.hotels({ ...search, stay })} className={cover}>
        {search.destination}
      </Link>
      <span className={css({ display: 'block', color: 'text.muted', fontSize: 'xs' })}>
        {formatStay(checkin, checkout)}
        <br />
        {formatParty(stay.occupancies)}
      </span>
    </span>
  );
}

const cards = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
});
const card = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  pl: '4',
  pr: '1',
  py: '2',
  minH: '16',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  _hover: { bg: 'surface.hover' },
});
const cover = css({
  fontWeight: 'bold',
  color: 'text',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
