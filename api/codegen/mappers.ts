/** What a resolver returns for a schema type: our row or model. Paths are from src/graphql/__generated__. */
export const mappers: Record<string, string> = {
  Agency: '../../modules/organisation/tables.ts#AgencyRow',
  CompanyBranch: '../../modules/organisation/tables.ts#BranchRow',
  CreditCard: '../../modules/card/tables.ts#CreditCardRow',
  Employee: '../../modules/organisation/tables.ts#UserRow',
  Myself: '../../modules/viewer/viewer.ts#Viewer',
};
