import { useLocation, useNavigate, useNavigation, useRouteError } from '@yado/shared/router';
import { useEffect } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { hasNewerDocument } from '../document/install-update.ts';
import { Forbidden } from '../session/require-access.ts';
import { FailurePanel } from '../shell/FailurePanel.tsx';
import { reloadOutdatedPage } from '../shell/reload-outdated-page.ts';
import { RemoteUnavailable } from './load-screen.ts';

/** Of an address that names nothing: no id has control characters. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Error element of a remote's routes. */
export function RemoteFailure({ name }: { name: string }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    // The files of a page that has been open for weeks may be gone from the server.
    if (error instanceof RemoteUnavailable)
      void hasNewerDocument().then((isNewer) => isNewer && reloadOutdatedPage());
  }, [error]);
  if (error instanceof Forbidden) return <ForbiddenPage />;
  if (error instanceof NotFound) return <NotFoundPage />;
  return (
    <FailurePanel
      name={name}
      error={error}
      busy={state !== 'idle'}
      onRetry={() => void navigate(location.pathname + location.search, { replace: true })}
    />
  );
}
