import type { Suggestion } from './suggestions.ts';

/** An office of the branch, which its administrators enter. */
export interface KnownOffice {
  readonly id: string;
  readonly name: string;
  /** Null when the catalog has it no more. */
  readonly place: { readonly id: string; readonly name: string } | null | undefined;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/**
 * Adds the offices whose name has what was typed. All come first when one is called just so; else they come after the
 * places that come before the hotels, because 大阪 means the city and not 大阪支社. All else keeps its order: the first
 * line is what a search takes that nobody chose a suggestion for.
 */
export function withOffices(
  items: readonly Suggestion[],
  typed: string,
  offices: readonly KnownOffice[],
): Suggestion[] {
  const wanted = fold(typed);
  if (wanted === '') return [...items];
  const isCalledSo = ({ name }: KnownOffice) => fold(name) === wanted;
  const fitting = offices
    .filter(({ name, place }) => place && fold(name).includes(wanted))
    .toSorted((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)));
  const [first] = fitting;
  if (!first) return [...items];
  const at = isCalledSo(first) ? 0 : behindPlaces(items, wanted);
  return [...items.slice(0, at), ...fitting.flatMap(toSuggestion), ...items.slice(at)];
}

/** Before the first hotel; behind the hotels when that one is called just so, and what is behind them is no better. */
function behindPlaces(items: readonly Suggestion[], wanted: string): number {
  const isHotel = ({ place }: Suggestion) => place.kind === 'hotel';
  const at = items.findIndex(isHotel);
  const hotel = items[at];
  if (!hotel) return items.length;
  return at === 0 && fold(hotel.label) === wanted ? items.findLastIndex(isHotel) + 1 : at;
}

function toSuggestion({ id, name, place }: KnownOffice): Suggestion[] {
  if (!place) return [];
  return [
    {
      id: `office:${id}`,
      label: name,
      description: `オフィス・${place.name}の近くで探す`,
      icon: 'building',
      group: '登録したオフィス',
      place: { kind: 'region', id: place.id, label: place.name },
    },
  ];
}
