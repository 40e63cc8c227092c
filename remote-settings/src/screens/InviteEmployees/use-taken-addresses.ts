import { useAllPages } from '@yado/shared/relay/use-all-pages';
import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { TakenAddressesQuery } from './__generated__/TakenAddressesQuery.graphql';
import type { useTakenAddresses_query$key } from './__generated__/useTakenAddresses_query.graphql';

const PAGE = 100;

export interface TakenAddresses {
  byEmail: ReadonlyMap<string, 'employee' | 'invited'>;
  /** While pages are on their way; what is not known yet the API refuses. */
  loading: boolean;
  /** A page could not be read. */
  incomplete: boolean;
}

/** The addresses of the branch's people; the pages after the first arrive while the list is typed. */
export function useTakenAddresses(query: useTakenAddresses_query$key): TakenAddresses {
  const { data, ...pages } = usePaginationFragment<TakenAddressesQuery, useTakenAddresses_query$key>(
    graphql`
      fragment useTakenAddresses_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "TakenAddressesQuery") {
        employees(first: $first, after: $after) @connection(key: "useTakenAddresses_employees", filters: []) {
          edges {
            node {
              email
              status
            }
          }
        }
      }
    `,
    query,
  );
  const { failed } = useAllPages(pages, PAGE);
  const { edges } = data.employees;
  return useMemo(() => {
    const known = edges.flatMap((edge) => {
      if (!edge?.node || edge.node.status === 'DELETED') return [];
      const { email, status } = edge.node;
      return [
        [email.toLowerCase(), status === 'INVITED' ? ('invited' as const) : ('employee' as const)] as const,
      ];
    });
    return { byEmail: new Map(known), loading: pages.hasNext && !failed, incomplete: failed };
  }, [edges, pages.hasNext, failed]);
}
