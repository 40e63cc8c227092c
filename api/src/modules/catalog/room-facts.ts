import type { ContentRoom } from '../../adapters/supplier/hotel-content.ts';
import type { BedKind } from '../../graphql/__generated__/schema-types.ts';

/** What rooms are chosen by, kept with the row of their hotel. */
export interface RoomFacts {
  squareMeters: number | null;
  beds: BedKind[];
}

type BedGroup = NonNullable<ContentRoom['bedGroups']>[number];

/** By room id. A room with a choice of beds counts for each of them. */
export function roomFacts(rooms: Record<string, ContentRoom> | undefined): Record<string, RoomFacts> {
  return Object.fromEntries(
    Object.values(rooms ?? {}).map(({ id, squareMeters, bedGroups = [] }) => [
      id,
      { squareMeters: squareMeters ?? null, beds: [...new Set(bedGroups.flatMap(bedKinds))] },
    ]),
  );
}

/** Twin: two beds for one person each, or more; double: a bed for two, from a semi-double on. Sofas and futons are neither. */
function bedKinds({ configuration }: BedGroup): BedKind[] {
  const count = (types: RegExp) =>
    configuration.reduce((sum, { type, quantity }) => sum + (types.test(type) ? quantity : 0), 0);
  return [
    ...(count(/^(?:Twin|Single)Bed$/i) >= 2 ? (['TWIN'] as const) : []),
    ...(count(/^(?:Full|Double|Queen|King)Bed$/i) >= 1 ? (['DOUBLE'] as const) : []),
  ];
}
