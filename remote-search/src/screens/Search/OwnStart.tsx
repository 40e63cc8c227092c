import { readNodes } from '@yado/shared/relay/read-nodes';
import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BookedHotels } from './BookedHotels.tsx';
import { NextStay } from './NextStay.tsx';
import { Offices } from './Offices.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import { SavedRates } from './SavedRates.tsx';
import type { OwnStartQuery } from './__generated__/OwnStartQuery.graphql';
import { useOpenTasks } from './use-open-tasks.ts';

interface Props {
  query: PreloadedQuery<OwnStartQuery>;
  /** For somebody who has done nothing yet. */
  instead: ReactNode;
}

/** The next stay, what is to be done, and the places and rates that the person comes back to. */
export function OwnStart({ query, instead }: Props) {
  const own = usePreloadedQuery<OwnStartQuery>(
    graphql`
      query OwnStartQuery(
        $upcoming: BranchTravelsInput!
        $unsettled: BranchTravelsInput!
        $booked: BranchTravelsInput!
      ) @throwOnFieldError {
        myself {
          savedRateCount
          offices {
            id
            place {
              id
            }
            ...Offices_offices
          }
          ...useOpenTasks_myself
        }
        upcoming: branchTravels(input: $upcoming, first: 20) {
          edges {
            node @catch(to: NULL) {
              id
              ...NextStay_travel
              ...useOpenTasks_upcoming
            }
          }
        }
        unsettled: branchTravels(input: $unsettled, first: 20) {
          edges {
            node @catch(to: NULL) {
              id
              ...useOpenTasks_unsettled
            }
          }
        }
        booked: branchTravels(input: $booked, first: 20) {
          edges {
            node @catch(to: NULL) {
              id
              externalSupplierName
              ...BookedHotels_travels
            }
          }
        }
      }
    `,
    query,
  );
  const { nodes: upcoming } = readNodes(own.upcoming.edges);
  const { nodes: unsettled } = readNodes(own.unsettled.edges);
  // What was arranged elsewhere has no page of its own here.
  const booked = readNodes(own.booked.edges).nodes.filter((trip) => trip.externalSupplierName === null);
  const tasks = useOpenTasks({ myself: own.myself ?? null, upcoming, unsettled });
  const savedRateCount = own.myself?.savedRateCount ?? 0;
  const offices = own.myself?.offices.filter(({ place }) => place) ?? [];
  const [next] = upcoming;
  if (!next && tasks.length + booked.length + offices.length + savedRateCount === 0) return instead;
  return (
    <div className={css({ display: 'grid', gap: { base: '8', md: '10' }, mt: { base: '8', md: '10' } })}>
      {(next ?? tasks[0]) && (
        <div className={next && tasks.length > 0 ? twoColumns : undefined}>
          {next && <NextStay travel={next} />}
          {tasks.length > 0 && <OpenTasks tasks={tasks} />}
        </div>
      )}
      {offices.length > 0 && <Offices offices={offices} />}
      {booked.length > 0 && <BookedHotels travels={booked} />}
      {savedRateCount > 0 && <SavedRates count={savedRateCount} />}
    </div>
  );
}

const twoColumns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
