import { getNamedType, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';

/** Where the catalog begins: what hangs below is the same for everybody. */
const catalog = [
  'HotelOverview',
  'SearchSuggestionSpot',
  'PropertyContent',
  'PropertyContentSearchConnection',
  'ExpediaHotelDetail',
  'RoomWithRate',
  'StandAloneRate',
  'PackageRate',
  'CalendarDay',
];

/** What only a real course of events leads to has tests of its own; inside are types that are met here. */
const elsewhere = new Set([
  'RoomCanceledData',
  'TravelCanceledData',
  'CancelRoomsSuccess',
  'DateChangedData',
  'RoomChangedData',
  'CardHold',
  'PreviousTravelChoiceData',
  'PreviousTravelCancel',
  'Replacement',
  'PrepareSuccess',
  'BookSuccess',
  'ChangeRoomSuccess',
  'ClipHotelRateSuccess',
  'RoomRefundedData',
  'BilledTaxRecordedData',
  'RefundRoomSuccess',
  'DelegateSuccess',
  'ResetPasswordByCodeSuccess',
  'UndoEmailChangeSuccess',
  'CreateOperatorSuccess',
  'CreateAgencyOperatorSuccess',
  'UpdateAgencySuccess',
  'UpdateAgencyPictureSuccess',
  'RecordInvoicePaymentSuccess',
  'RemoveInvoicePaymentSuccess',
  'IssueReceiptSuccess',
  'RecordBilledTaxSuccess',
  'AddOfficeSuccess',
  'UpdateOfficeSuccess',
  'CardChallengeSuccess',
  'CardChallengeRequiresAction',
]);

/** Opened by a key, a code or a name, by anybody. */
const byKey = new Set([
  'PublicTravel',
  'PublicTravelRoom',
  'PublicAgency',
  'PublicHotel',
  'HotelShare',
  'Invitation',
  'PasswordResetCode',
  'Terms',
  'PostalAddress',
]);

/** The object types whose objects belong to somebody, but for those that only say that something failed. */
export function listTenantTypes(schema: GraphQLSchema): string[] {
  const public_ = new Set<string>();
  const add = (name: string): void => {
    const type = schema.getType(name);
    if (type === undefined || public_.has(name)) return;
    public_.add(name);
    if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) add(possible.name);
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) add(getNamedType(field.type).name);
    }
  };
  for (const name of catalog) add(name);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type))
    .map(({ name }) => name)
    .filter(
      (name) => !public_.has(name) && !name.endsWith('Error') && !elsewhere.has(name) && !byKey.has(name),
    );
}
