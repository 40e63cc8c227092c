import { formatParty } from '@yado/shared/format/counts';
import { formatDateRange } from '@yado/shared/format/dates';
import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { useId, useMemo, useState } from 'react';
import { css, cx } from '#styled/css';
import { SearchForm } from '../../components/SearchForm.tsx';
import { toSearchDraft } from '../../components/search-draft.ts';
import { stayProblem } from '../../lib/check-stay.ts';
import { useStableValue } from '../../lib/use-stable-value.ts';
import { useIsWide } from './use-is-wide.ts';

interface Props {
  search: AddressedSearch;
  owner: string;
  /** Open on phones too: something is missing. */
  startOpen: boolean;
}

/** The criteria, editable: a form on wide screens, a line that opens it on phones. */
export function CriteriaBar({ search, owner, startOpen }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  const wide = useIsWide();
  const { destination, regionId, propertyId, stay, sort, filter, view, area } = search;
  // Filters, order and map come and go: what is typed and not sent yet outlives them.
  const criteria = useStableValue({ destination, regionId, propertyId, stay });
  const isPlaceOpen =
    destination !== '' && !regionId && !propertyId && stay !== null && !stayProblem(stay, 'anywhere');
  const initial = useMemo(() => toSearchDraft(criteria), [criteria]);
  return (
    <div className={frame}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={summary}
      >
        <Icon name="search" size={20} className={css({ color: 'text.muted', flexShrink: '0' })} />
        <span className={css({ minW: '0', flex: '1', textAlign: 'start', lineHeight: 'snug' })}>
          <strong className={css({ display: 'block', truncate: true })}>{destination || '目的地'}</strong>
          {stay && (
            <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>
              {formatDateRange(stay.checkin, stay.checkout)}・{formatParty(stay.occupancies)}
            </span>
          )}
        </span>
        <span className={css({ color: 'link', fontSize: 'sm', fontWeight: 'medium', flexShrink: '0' })}>
          {open ? '閉じる' : '変更'}
        </span>
      </button>
      <div id={id} className={cx(css({ p: { base: '4', lg: '3' } }), open ? '' : css({ hideBelow: 'md' }))}>
        <SearchForm
          initial={initial}
          owner={owner}
          hideLabels={wide}
          sendNow={isPlaceOpen}
          onSearch={(next) => {
            setOpen(false);
            const samePlace = next.regionId === regionId && next.propertyId === propertyId;
            const shown = { ...next, sort, filter, view, area: samePlace ? area : undefined };
            void navigate(paths.hotels(shown), { replace: isPlaceOpen });
          }}
        />
      </div>
    </div>
  );
}

const frame = css({
  _print: { display: 'none' },
  mt: { base: '3', md: '4' },
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  boxShadow: 'sm',
});
const summary = css({
  hideFrom: 'md',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '14',
  px: '4',
  py: '1.5',
  cursor: 'pointer',
  rounded: 'lg',
});
