import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from '@yado/shared/router';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import type { PreloadedQuery } from 'react-relay';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { admin } from '../../_admin.ts';
import { type EmployeeFilter, readEmployeeFilter } from '../../lib/employee-filter.ts';
import { Screen } from './EmployeesScreen.tsx';
import query, { type EmployeesScreenQuery } from './__generated__/EmployeesScreenQuery.graphql';

export const person = (id: string, name: string, more: object = {}) => ({
  __typename: 'Employee',
  id,
  name,
  email: `${id}@sakura.example`,
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  createdAt: '2026-04-01T15:30:00Z',
  undeliveredInvitationAt: null,
  ...more,
});
const people = [
  person('me', '管理 花子', { role: 'COMPANY_ADMIN' }),
  person('sato', '佐藤 美咲'),
  person('new', '新人 太郎', { status: 'INVITED' }),
];

interface Page {
  total?: number;
  more?: boolean;
}
const employeeResolvers = (shown: (object | null)[], { total = shown.length, more = false }: Page) => ({
  Myself: () => ({ permissions: admin.permissions }),
  EmployeeConnection: () => ({ totalCount: total, edges: shown.map((node) => ({ node })) }),
  PageInfo: () => ({ hasNextPage: more, endCursor: more ? 'c1' : null }),
});

/** The screen with these people on it: the viewer, an employee and somebody invited, unless given otherwise. */
export function renderEmployees(
  shown: (object | null)[] = people,
  filter: EmployeeFilter = { keyword: null, status: null },
  page: Page = {},
) {
  return renderWithRelay(
    (environment) => (
      <Screen data={{ filter, query: loadTestQuery<EmployeesScreenQuery>(environment, query, filter) }} />
    ),
    {
      resolvers: employeeResolvers(shown, page),
    },
  );
}
/** The screen with the filter that its address has. */
export function renderSearchedEmployees() {
  const all: EmployeeFilter = { keyword: null, status: null };
  function Page({ data }: { data: PreloadedQuery<EmployeesScreenQuery> }) {
    return <Screen data={{ filter: readEmployeeFilter(useSearchParams()[0]), query: data }} />;
  }
  return renderWithRelay(
    (environment) => <Page data={loadTestQuery<EmployeesScreenQuery>(environment, query, all)} />,
    { resolvers: employeeResolvers(people, {}) },
  );
}
/** A page of the list as the server answers it. */
export const answerEmployees = (operation: OperationDescriptor, shown: object[], page: Page = {}) =>
  MockPayloadGenerator.generate(operation, employeeResolvers(shown, page));
export const getRow = (text: string) => screen.getByRole('row', { name: new RegExp(text) });
/** Takes an entry of a person's menu; what it then asks. */
export async function choose(name: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `${name}さんの操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('alertdialog', {}, { timeout: 30_000 });
}
