import type { Profile } from '@yado/shared/auth';

/** The administrator in the tests of this package. */
export const admin: Profile = {
  id: 'me',
  name: '管理 花子',
  email: 'admin@sakura.example',
  role: 'COMPANY_ADMIN',
  permissions: ['BOOK', 'CANCEL', 'MANAGE_EMPLOYEES', 'MANAGE_BRANCH', 'MANAGE_CARDS'],
  branch: { id: 'b1', companyName: '株式会社さくら商事', branchName: '東京本社' },
};
