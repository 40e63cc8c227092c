import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Kinds of objects that belong to somebody and that an argument can name. */
export type ObjectKind =
  | 'branch'
  | 'employee'
  | 'traveler'
  | 'travel'
  | 'room'
  | 'companyMemo'
  | 'agencyMemo'
  | 'operatorMemo'
  | 'card'
  | 'setupIntent'
  | 'priceCheck'
  | 'clip'
  | 'invoice'
  | 'receipt'
  | 'agency'
  | 'agencyUser'
  | 'paper'
  | 'accountingProfile'
  | 'office'
  | 'operatorTask';

/** Names that belong to nobody (`free`), and keys whose possession is the permission (`key`). */
type ArgumentKind = ObjectKind | 'free' | 'key';

/** What the arguments mean, by name or, where a name alone says too little, by operation and path. */
const kinds: Record<string, ArgumentKind> = {
  travelId: 'travel',
  previousTravelId: 'travel',
  // Compared with the trips that are found, never looked up.
  acceptedSimilarTravelIds: 'free',
  expediaHotelRoomId: 'room',
  expediaHotelRoomIds: 'room',
  branchId: 'branch',
  agencyId: 'agency',
  employeeId: 'employee',
  employeeIds: 'traveler',
  creditCardId: 'card',
  setupIntentId: 'setupIntent',
  priceCheckId: 'priceCheck',
  invoiceId: 'invoice',
  receiptId: 'receipt',
  paperId: 'paper',
  taskId: 'operatorTask',
  'Query.invoice id': 'invoice',
  'Query.travelInDetail id': 'travel',
  'Query.agency id': 'agency',
  'Query.companyBranch id': 'branch',
  'Query.completedBookingTravel id': 'travel',
  'Mutation.bookExpediaHotel input.guests.employeeId': 'traveler',
  'Mutation.bookHotelViaExternalSupplier input.employeeId': 'traveler',
  // What a desk enters about a guest is the business of the trip's own people.
  'Mutation.bookHotelViaExternalSupplier input.guests.employeeId': 'traveler',
  'Mutation.deleteClippedHotelRates ids': 'clip',
  'Mutation.deleteCompanyTravelMemo id': 'companyMemo',
  'Mutation.deleteAgencyTravelMemo id': 'agencyMemo',
  'Mutation.deleteOperatorTravelMemo id': 'operatorMemo',
  'Mutation.deleteEmployee id': 'employee',
  'Mutation.deleteAgencyUser id': 'agencyUser',
  'Mutation.deleteCreditCard id': 'card',
  'Mutation.deleteOffice id': 'office',
  'Mutation.updateOffice input.officeId': 'office',
  // Kept as they were typed for the viewer alone; the booking checks them.
  'Mutation.saveBookingDraft input.guests.employeeId': 'free',
  'Mutation.saveBookingDraft input.creditCardId': 'free',
  // Without a draft of the viewer's there it does nothing.
  'Mutation.prepareToBookHotel input.previousPriceCheckId': 'free',
  key: 'key',
  code: 'key',
  // News of another agency are not found; tested with the content.
  'Query.newsItem id': 'free',
  'Query.expediaHotelDetail id': 'free',
  'Query.expediaHotelRooms id': 'free',
  'Query.priceCalendar id': 'free',
  epsPropertyId: 'free',
  epsRoomId: 'free',
  epsRateId: 'free',
  bedGroupId: 'free',
  propertyId: 'free',
  categoryIds: 'free',
  chainIds: 'free',
  regionId: 'free',
  spotId: 'free',
  placeId: 'free',
  peppolId: 'free',
  contentId: 'free',
  idempotencyKey: 'free',
  // Looked for among the payments of the invoice alone.
  'Mutation.removeInvoicePayment input.paymentId': 'free',
  // The card provider knows whose it is; its answer is tested with the cards.
  paymentMethodId: 'free',
  supplierConfirmationId: 'free',
  profileId: 'accountingProfile',
  // Looked for among those of the branch's company; tested with the files.
  'Mutation.prepareAccountingFile input.profileId': 'free',
  // What a count is named by; operators alone see and name any.
  brakeId: 'free',
};

export interface ObjectArgument {
  /** From the operation's arguments down: `input.travelId`. */
  path: string;
  kind: ObjectKind;
  required: boolean;
}

export interface Operation {
  /** `Query.travelInDetail`. */
  key: string;
  type: 'Query' | 'Mutation';
  field: GraphQLField<unknown, unknown>;
  objects: ObjectArgument[];
  /** Arguments that look like names of something and have no declared meaning. */
  undeclared: string[];
}

/** Every operation of the schema with the arguments by which it names objects. */
export function listOperations(schema: GraphQLSchema): Operation[] {
  return (['Query', 'Mutation'] as const).flatMap((type) =>
    Object.values(schema.getType(type) === undefined ? {} : getRootFields(schema, type)).map((field) => {
      const operation: Operation = { key: `${type}.${field.name}`, type, field, objects: [], undeclared: [] };
      for (const argument of field.args) collect(operation, argument, '', true);
      return operation;
    }),
  );
}

function getRootFields(schema: GraphQLSchema, type: 'Query' | 'Mutation') {
  return (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
}

function collect(
  operation: Operation,
  argument: GraphQLArgument | GraphQLInputField,
  parent: string,
  parentRequired: boolean,
): void {
  const path = parent === '' ? argument.name : `${parent}.${argument.name}`;
  const required = parentRequired && isNonNullType(argument.type) && argument.defaultValue === undefined;
  const type = getNamedType(argument.type);
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) collect(operation, field, path, required);
    return;
  }
  const named =
    type.name === 'ID' || (type.name === 'String' && /^(key|code)$|(?:[a-z]Ids?|Key)$/.test(argument.name));
  if (!named) return;
  const kind = kinds[`${operation.key} ${path}`] ?? kinds[argument.name];
  if (kind === undefined) operation.undeclared.push(path);
  else if (kind !== 'free' && kind !== 'key') operation.objects.push({ path, kind, required });
}

/** Writes a value at a path of variables, into every list on the way; makes what is missing on the way. */
export function setAt(
  operation: Operation,
  variables: Record<string, unknown>,
  path: string,
  value: string,
): void {
  const [first = '', ...rest] = path.split('.');
  const argument = operation.field.args.find(({ name }) => name === first);
  if (!argument) throw new Error(`${operation.key} has no argument ${first}.`);
  variables[first] = written(argument.type, variables[first], rest, value);
}

function written(type: GraphQLInputType, current: unknown, path: string[], value: string): unknown {
  if (isNonNullType(type)) return written(type.ofType, current, path, value);
  if (isListType(type)) {
    const items: unknown[] = Array.isArray(current) && current.length > 0 ? current : [undefined];
    return items.map((item) => written(type.ofType, item, path, value));
  }
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const field = isInputObjectType(type) ? type.getFields()[first] : undefined;
  if (!field) throw new Error(`There is no ${first} in the input.`);
  const object: Record<string, unknown> =
    typeof current === 'object' && current !== null ? { ...current } : {};
  object[first] = written(field.type, object[first], rest, value);
  return object;
}
