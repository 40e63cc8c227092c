import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { deskRoutes } from './desk-routes.ts';
import { readEmployeeFilter } from './lib/employee-filter.ts';
import accountQuery, {
  type AccountScreenQuery,
} from './screens/Account/__generated__/AccountScreenQuery.graphql';
import branchQuery, {
  type BranchScreenQuery,
} from './screens/Branch/__generated__/BranchScreenQuery.graphql';
import cardsQuery, { type CardsScreenQuery } from './screens/Cards/__generated__/CardsScreenQuery.graphql';
import employeesQuery, {
  type EmployeesScreenQuery,
} from './screens/Employees/__generated__/EmployeesScreenQuery.graphql';
import inviteQuery, {
  type InviteEmployeesScreenQuery,
} from './screens/InviteEmployees/__generated__/InviteEmployeesScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  ...deskRoutes,
  defineRoute({
    path: '/settings/branch',
    load: () => startQuery<BranchScreenQuery>(branchQuery, {}),
    screen: () => import(/* webpackChunkName: "BranchScreen" */ './screens/Branch/BranchScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/employees',
    load: ({ url }) => {
      const filter = readEmployeeFilter(url.searchParams);
      return { filter, query: startQuery<EmployeesScreenQuery>(employeesQuery, filter) };
    },
    screen: () => import(/* webpackChunkName: "EmployeesScreen" */ './screens/Employees/EmployeesScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/employees/invite',
    load: () => startQuery<InviteEmployeesScreenQuery>(inviteQuery, {}),
    screen: () =>
      import(
        /* webpackChunkName: "InviteEmployeesScreen" */ './screens/InviteEmployees/InviteEmployeesScreen.tsx'
      ),
  }),
  defineRoute({
    path: '/settings/account',
    load: () => startQuery<AccountScreenQuery>(accountQuery, {}),
    screen: () => import(/* webpackChunkName: "AccountScreen" */ './screens/Account/AccountScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/cards',
    load: () => startQuery<CardsScreenQuery>(cardsQuery, {}),
    screen: () => import(/* webpackChunkName: "CardsScreen" */ './screens/Cards/CardsScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/cards/confirm',
    load: ({ url }) => ({ setupIntentId: url.searchParams.get('setup_intent') ?? '' }),
    screen: () =>
      import(/* webpackChunkName: "CardConfirmScreen" */ './screens/CardConfirm/CardConfirmScreen.tsx'),
  }),
];
