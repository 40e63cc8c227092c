import { Navigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { useEffect } from 'react';
import { dropDrafts } from '../lib/draft-keeper.ts';

/** Leads to the trip that was made of a preparation, and leaves nothing in the browser that was typed for it. */
export function BookedAlready({ priceCheckId, travelId }: { priceCheckId: string; travelId: string }) {
  useEffect(() => dropDrafts(priceCheckId), [priceCheckId]);
  return <Navigate to={paths.bookingCompleted(travelId)} replace />;
}
