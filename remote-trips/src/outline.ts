import type { OutlineSource } from '@yado/shared/contract/outline';
import { operationId } from '@yado/shared/relay/operation-id';
import tripQuery from './screens/Trip/__generated__/TripScreenQuery.graphql';
import tripListQuery from './screens/TripList/__generated__/TripListScreenQuery.graphql';

/** What the build reads (`build/outline.mjs`): chunk of a screen → what a page does before the screen's code is there. */
export const outlines: Record<string, OutlineSource> = {
  TripListScreen: { queries: [operationId(tripListQuery)] },
  TripScreen: { queries: [operationId(tripQuery)] },
};
