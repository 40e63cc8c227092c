import { useLocation, useNavigate, useNavigation, useRouteError } from '@yado/shared/router';
import { useEffect } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';
import { hasMovedOn } from '../document/install-update.ts';
import { Forbidden } from '../session/require-access.ts';
import { FailurePanel } from '../shell/FailurePanel.tsx';
import { renewPage } from '../shell/renew-page.ts';
import { RemoteUnavailable } from './load-screen.ts';

/** Stands where a remote's screen would be when its route could not be brought up. */
export function RemoteFailure({ name }: { name: string }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    // Of a page left open for weeks not even the files may be kept any longer.
    if (error instanceof RemoteUnavailable) void hasMovedOn().then((moved) => moved && renewPage());
  }, [error]);
  if (error instanceof Forbidden) return <ForbiddenPage />;
  return (
    <FailurePanel
      name={name}
      error={error}
      busy={state !== 'idle'}
      onRetry={() => void navigate(location.pathname + location.search, { replace: true })}
    />
  );
}
