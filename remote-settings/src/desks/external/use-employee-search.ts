import { readNodes } from '@yado/shared/relay/read-nodes';
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useEmployeeSearchQuery,
  useEmployeeSearchQuery$data,
} from './__generated__/useEmployeeSearchQuery.graphql';

type Employee = NonNullable<NonNullable<useEmployeeSearchQuery$data['employees']['edges'][number]>['node']>;
interface Search {
  kind: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer, kept while the next is on its way; null where nobody has been looked for. */
  found: readonly Employee[] | null;
}

const PAUSE_MS = 300;
const idle: Search = { kind: 'idle', found: null };

/** Finds active people of a branch while one types; a later question takes the place of an earlier one. */
export function useEmployeeSearch(branchId: string) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<Search>(idle);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const search = (keyword: string) => {
    stop.current();
    if (!keyword) {
      setState(idle);
      return;
    }
    setState(({ found }) => ({ kind: 'busy', found }));
    const ask = () => {
      const running = fetchQuery<useEmployeeSearchQuery>(
        environment,
        graphql`
          query useEmployeeSearchQuery($branchId: ID!, $keyword: String!) {
            employees(branchId: $branchId, keyword: $keyword, status: ACTIVE, first: 20) {
              edges {
                node {
                  id
                  name
                  email
                }
              }
            }
          }
        `,
        { branchId, keyword },
      ).subscribe({
        next: ({ employees }) => setState({ kind: 'done', found: readNodes(employees.edges).nodes }),
        error: () => setState({ kind: 'failed', found: [] }),
      });
      stop.current = () => running.unsubscribe();
    };
    const timer = setTimeout(ask, PAUSE_MS);
    stop.current = () => clearTimeout(timer);
  };
  return { ...state, search };
}
