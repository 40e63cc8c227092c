import { type DocumentNode, type FieldNode, Kind, type SelectionNode, visit } from 'graphql';
import { type Priority, priorities } from '../lib/priority.ts';
import type { Mutation, Query } from './__generated__/schema-types.ts';

type Root = Exclude<keyof Query | keyof Mutation, '__typename'>;

/** By fields of Query and Mutation; all others have the priority of a trip. */
const roots: Record<Exclude<Priority, 'trip'>, readonly Root[]> = {
  // What ends a booking that somebody has begun, and what saves a company money.
  booking: [
    'bookExpediaHotel',
    'cancelRooms',
    'challengeToRegisterCreditCard',
    'changeRoomDetails',
    'completedBookingTravel',
    'confirmChallengeToRegisterCreditCard',
    'creditCards',
    'prepareToBookHotel',
    'preparedBooking',
    'registerCreditCard',
    'saveBookingDraft',
  ],
  search: ['clippedHotelRates', 'expediaHotelDetail', 'expediaHotelRooms', 'searchPropertyContent'],
  // What a screen can do without, and what takes much of the processor at a time of one's choice.
  extra: [
    'deskNews',
    'disputeEvidenceDownloadLink',
    'incrementalSearchPropertyContent',
    'incrementalSearchRegion',
    'newsList',
    'postalAddress',
    'prepareAccountingFile',
    'preparePapersFile',
    'priceCalendar',
    'travelDetailsForCsv',
  ],
};
/** Fields of other types that cost more than they are needed: an operation that has one has no higher priority. */
const costly: ReadonlySet<string> = new Set(['facets']);

const priorityOfRoot = new Map<string, Priority>(
  Object.entries(roots).flatMap(([priority, names]) =>
    names.map((name) => [name, priority as Priority] as const),
  ),
);

/** Priority of an operation: the highest of the fields of Query and Mutation in it. */
export function findPriority(document: DocumentNode): Priority {
  const found = new Set<Priority>();
  let isCostly = false;
  visit(document, { Field: ({ name }) => void (isCostly ||= costly.has(name.value)) });
  if (isCostly) return 'extra';
  for (const definition of document.definitions) {
    const isRoot =
      definition.kind === Kind.OPERATION_DEFINITION ||
      (definition.kind === Kind.FRAGMENT_DEFINITION && isRootType(definition.typeCondition.name.value));
    if (!isRoot) continue;
    for (const { name } of definition.selectionSet.selections.filter(isField)) {
      found.add(priorityOfRoot.get(name.value) ?? 'trip');
    }
  }
  return priorities.find((priority) => found.has(priority)) ?? 'trip';
}

const isRootType = (name: string) => name === 'Query' || name === 'Mutation';
const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD;
