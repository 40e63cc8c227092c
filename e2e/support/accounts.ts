/** The people of the demonstration world. */
export const accounts = {
  employee: 'employee@sakura.example',
  admin: 'admin@sakura.example',
  osakaAdmin: 'osaka@sakura.example',
  otherCompanyAdmin: 'admin@aozora.example',
  agent: 'agent@mirai.example',
  operator: 'operator@yado.example',
} as const;

export type Account = keyof typeof accounts;

export const password = 'yado-demo-2026';
