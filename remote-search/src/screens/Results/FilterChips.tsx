import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { Button } from '@yado/shared/ui/Button';
import { Chip } from '@yado/shared/ui/Chip';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { activeFilters } from '../../lib/active-filters.ts';
import { readNames } from './read-names.ts';
import type { SearchChange } from './use-change-search.ts';
import type { FilterChips_facets$key } from './__generated__/FilterChips_facets.graphql';

interface Props {
  search: AddressedSearch;
  change: (change: SearchChange) => void;
  /** For the names of categories and chains. */
  facets: FilterChips_facets$key | null;
}

/** What narrows the list now, each with a way out. */
export function FilterChips({ search, change, facets }: Props) {
  const counts = useFragment(
    graphql`
      fragment FilterChips_facets on PropertyFacets {
        categories {
          category {
            id
            name
          }
        }
        chains {
          chain {
            id
            name
          }
        }
      }
    `,
    facets,
  );
  const names = readNames(counts);
  const active = activeFilters(search.filter, names);
  if (active.length === 0 && !search.area) return null;
  return (
    <ul
      aria-label="絞り込み中の条件"
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '3' })}
    >
      {search.area && (
        <li>
          <Chip onRemove={() => change({ area: undefined })}>地図のエリア</Chip>
        </li>
      )}
      {active.map(({ label, without }, index) => (
        <li key={`${label} ${index}`}>
          <Chip onRemove={() => change({ filter: without })}>{label}</Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button variant="link" size="sm" onClick={() => change({ filter: {} })}>
            すべて解除
          </Button>
        </li>
      )}
    </ul>
  );
}
