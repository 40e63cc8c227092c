/** What a resolver returns for a schema type: our row or model. Paths are from src/graphql/__generated__. */
export const mappers: Record<string, string> = {
  Agency: '../../modules/organisation/tables.ts#AgencyRow',
  AmountCancelPenalty: '../../modules/rate/rate-model.ts#CancelPenaltyModel',
  CancelPenalty: '../../modules/rate/rate-model.ts#CancelPenaltyModel',
  CompanyBranch: '../../modules/organisation/tables.ts#BranchRow',
  CreditCard: '../../modules/card/tables.ts#CreditCardRow',
  Employee: '../../modules/organisation/tables.ts#UserRow',
  Myself: '../../modules/viewer/viewer.ts#Viewer',
  NightCancelPenalty: '../../modules/rate/rate-model.ts#CancelPenaltyModel',
  PackageRate: '../../modules/rate/rate-model.ts#RateModel',
  PercentCancelPenalty: '../../modules/rate/rate-model.ts#CancelPenaltyModel',
  PropertyContent: '../../modules/catalogue/map-property-content.ts#PropertyContentSource',
  Rate: '../../modules/rate/rate-model.ts#RateModel',
  RoomWithRate: '../../modules/rate/map-rooms.ts#RoomWithRateModel',
  StandAloneRate: '../../modules/rate/rate-model.ts#RateModel',
};
