import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';

/** Screens of the desks: they start their own queries, so that nothing of them is in what everybody downloads. */
export const deskRoutes: RemoteModule['routes'] = [
  ...['/desk/agency', '/desk/operator/branches'].map((path) =>
    defineRoute({
      path,
      screen: () =>
        import(/* webpackChunkName: "DeskBranchListScreen" */ './desks/branches/BranchListScreen.tsx'),
    }),
  ),
  ...['/desk/agency/branches/:id', '/desk/operator/branches/:id'].map((path) =>
    defineRoute({
      path,
      screen: () =>
        import(/* webpackChunkName: "DeskBranchScreen" */ './desks/branches/DeskBranchScreen.tsx'),
    }),
  ),
  defineRoute({
    path: '/desk/agency/users',
    screen: () =>
      import(/* webpackChunkName: "DeskAgencyUsersScreen" */ './desks/people/AgencyUsersScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/agency/issuer',
    screen: () => import(/* webpackChunkName: "DeskIssuerScreen" */ './desks/issuer/IssuerScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/agency/brand',
    screen: () => import(/* webpackChunkName: "DeskBrandScreen" */ './desks/brand/BrandScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator',
    screen: () => import(/* webpackChunkName: "DeskTasksScreen" */ './desks/tasks/TasksScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/branches/:id/external-booking',
    screen: () =>
      import(
        /* webpackChunkName: "DeskExternalBookingScreen" */ './desks/external/ExternalBookingScreen.tsx'
      ),
  }),
  defineRoute({
    path: '/desk/operator/agencies',
    screen: () =>
      import(/* webpackChunkName: "DeskAgencyListScreen" */ './desks/operator/AgencyListScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/agencies/:id',
    screen: () => import(/* webpackChunkName: "DeskAgencyScreen" */ './desks/operator/AgencyScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/operators',
    screen: () => import(/* webpackChunkName: "DeskOperatorsScreen" */ './desks/people/OperatorsScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/brakes',
    screen: () => import(/* webpackChunkName: "DeskBrakesScreen" */ './desks/brakes/BrakesScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/hotel-taxes',
    screen: () =>
      import(/* webpackChunkName: "DeskHotelTaxesScreen" */ './desks/hotel-taxes/HotelTaxesScreen.tsx'),
  }),
  defineRoute({
    path: '/desk/operator/news',
    screen: () => import(/* webpackChunkName: "DeskNewsScreen" */ './desks/news/DeskNewsScreen.tsx'),
  }),
];
