import { Link } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Banner } from '@yado/shared/ui/Banner';
import { type ReactNode, useEffect } from 'react';
import { css } from '#styled/css';
import { useSuggestions } from '../../components/use-suggestions.ts';
import { placeKey } from '../../lib/recent-searches.ts';
import type { Suggestion } from '../../lib/suggestions.ts';

interface Props {
  search: AddressedSearch;
  /** What was typed, without choosing a suggestion. */
  typed: string;
  stay: Stay;
  /** The name of the place that is searched. */
  understood: ReactNode;
}

const OFFERED = 4;

/** Says which place a typed text was understood as, and offers the others that it may mean. */
export function UnderstoodPlace({ search, typed, stay, understood }: Props) {
  const { items, suggest } = useSuggestions();
  useEffect(() => suggest(typed), [suggest, typed]);
  const others = items
    .map((item) => ({ item, next: searchOf(item, search, stay) }))
    .filter(({ next }) => placeKey(next) !== placeKey(search))
    .slice(0, OFFERED);
  return (
    <Banner className={css({ mt: '3' })}>
      「{typed}」を「{understood}」として検索しました。
      {others.length > 0 && (
        <span className={list}>
          <span>ほかの候補：</span>
          {others.map(({ item, next }) => (
            <Link key={item.id} to={paths.hotels(next)} className={css({ color: 'link' })}>
              {nameAmong(item, items)}
            </Link>
          ))}
        </span>
      )}
    </Banner>
  );
}

/** By its kind, or by all that is known of it, where several of one name lie in one prefecture. */
function nameAmong(item: Suggestion, items: readonly Suggestion[]): string {
  const { label } = item.place;
  const same = items.filter((other) => other.place.label === label);
  if (same.length < 2) return label;
  const kind = readKind(item);
  const isAlone = same.filter((other) => readKind(other) === kind).length === 1;
  return `${label}(${isAlone ? kind : item.description})`;
}

const readKind = ({ description }: Suggestion) => description?.split('・')[0];

function searchOf({ place }: Suggestion, { typed, sort }: AddressedSearch, stay: Stay) {
  return {
    destination: place.label,
    typed: place.label === typed ? undefined : typed,
    regionId: place.kind === 'region' ? place.id : undefined,
    propertyId: place.kind === 'hotel' ? place.id : undefined,
    stay,
    sort,
  };
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', mt: '1' });
