import { useProfile } from '@yado/shared/auth';
import { useLocation, useNavigate } from '@yado/shared/router';
import { isSigningOut } from '@yado/shared/routing/signing-out';
import { useEffect } from 'react';

/**
 * Sends who is signed in already, here or meanwhile in another tab, on to where they wanted to go; true while that is
 * under way. `busy`: the form signs in itself, and goes there by itself too. Who came to sign out stays.
 */
export function useSentOn(next: string, busy: boolean): boolean {
  const navigate = useNavigate();
  const profile = useProfile();
  const { state } = useLocation();
  const sentOn = profile !== null && !busy && !isSigningOut(state);
  useEffect(() => {
    if (sentOn) void navigate(next, { replace: true });
  }, [sentOn, navigate, next]);
  return sentOn;
}
