/** The people of the demonstration world. */
export const accounts = {
  employee: 'employee@sakura.example',
  admin: 'admin@sakura.example',
  osakaAdmin: 'osaka@sakura.example',
  otherCompanyAdmin: 'admin@aozora.example',
  /** Branches whose agencies take one way to pay only. */
  invoiceOnlyAdmin: 'nagoya@wakaba.example',
  cardOnlyAdmin: 'sapporo@wakaba.example',
  /** Branches that one test each, for its window, suspends and resumes. */
  sendaiAdmin: 'sendai@wakaba.example',
  hiroshimaAdmin: 'hiroshima@wakaba.example',
  agent: 'agent@mirai.example',
  operator: 'operator@yado.example',
} as const;

export type Account = keyof typeof accounts;

export const password = 'yado-demo-2026';
