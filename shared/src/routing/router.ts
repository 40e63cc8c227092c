/**
 * The one door to React Router: host and remotes share this module, so that a page holds one router, and only
 * what is named here is in the bundle.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  type RouteObject,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
