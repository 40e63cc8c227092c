import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTestQuery } from '@yado/shared/testing/loadTestQuery';
import { renderWithRelay } from '@yado/shared/testing/renderWithRelay';
import { admin } from '../../_admin.ts';
import type { EmployeeFilter } from '../../lib/employee-filter.ts';
import { Screen } from './EmployeesScreen.tsx';
import query, { type EmployeesScreenQuery } from './__generated__/EmployeesScreenQuery.graphql';

const person = (id: string, name: string, more: object = {}) => ({
  __typename: 'Employee',
  id,
  name,
  email: `${id}@sakura.example`,
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  createdAt: '2026-04-01T15:30:00Z',
  ...more,
});
const people = [
  person('me', '管理 花子', { role: 'COMPANY_ADMIN' }),
  person('sato', '佐藤 美咲'),
  person('new', '新人 太郎', { status: 'INVITED' }),
];

/** The screen with these people on it: the viewer, an employee and somebody invited, unless told otherwise. */
export function renderEmployees(
  shown: object[] = people,
  filter: EmployeeFilter = { keyword: null, status: null },
) {
  return renderWithRelay(
    (environment) => (
      <Screen data={{ filter, query: loadTestQuery<EmployeesScreenQuery>(environment, query, filter) }} />
    ),
    {
      resolvers: {
        Myself: () => ({ permissions: admin.permissions }),
        EmployeeConnection: () => ({ totalCount: shown.length, edges: shown.map((node) => ({ node })) }),
        PageInfo: () => ({ hasNextPage: false, endCursor: null }),
      },
    },
  );
}
export const rowOf = (text: string) => screen.getByRole('row', { name: new RegExp(text) });
/** Takes an entry of a person's menu; what it then asks. */
export async function choose(name: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `${name}さんの操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('alertdialog', {}, { timeout: 10_000 });
}
