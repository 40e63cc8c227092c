import { useLocation, useNavigate, useNavigation, useRouteError } from '@yado/shared/router';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';
import { Forbidden } from '../session/require-access.ts';
import { FailurePanel } from '../shell/FailurePanel.tsx';

/** Stands where a remote's screen would be when its route could not be brought up. */
export function RemoteFailure({ name }: { name: string }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
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
