import type { Suggestion } from './suggestions.ts';

/** An office of the branch, which its administrators enter. */
export interface KnownOffice {
  readonly id: string;
  readonly name: string;
  /** Null when the catalog has it no more. */
  readonly place: { readonly id: string; readonly name: string } | null | undefined;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
const isOffice = ({ id }: Suggestion) => id.startsWith('office:');

/**
 * Adds the offices whose name has what was typed: an office that is called just so stands first, others behind the places,
 * because 大阪 means the city and not 大阪支社.
 */
export function withOffices(
  items: readonly Suggestion[],
  typed: string,
  offices: readonly KnownOffice[],
): Suggestion[] {
  const wanted = fold(typed);
  const fitting = wanted === '' ? [] : offices.filter(({ name }) => fold(name).includes(wanted));
  const [exact, others] = [true, false].map((same) =>
    fitting.filter(({ name }) => (fold(name) === wanted) === same).flatMap(toSuggestion),
  );
  const places = items.filter(({ place }) => place.kind === 'region');
  const hotels = items.filter(({ place }) => place.kind === 'hotel');
  return [...(exact ?? []), ...places, ...(others ?? []), ...hotels];
}

/** The office that is called just so. */
export function findOffice(typed: string, offices: readonly KnownOffice[]): Suggestion | undefined {
  const [first] = withOffices([], typed, offices);
  return first && isOffice(first) && fold(first.label) === fold(typed) ? first : undefined;
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
