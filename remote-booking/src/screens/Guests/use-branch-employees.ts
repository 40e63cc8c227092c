import { useAllPages } from '@yado/shared/relay/use-all-pages';
import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BranchEmployee } from '../../lib/employees.ts';
import type { BranchEmployeesQuery } from './__generated__/BranchEmployeesQuery.graphql';
import type { useBranchEmployees_query$key } from './__generated__/useBranchEmployees_query.graphql';

const PAGE = 100;

export interface BranchEmployees {
  employees: BranchEmployee[];
  myselfId: string | null;
  /** A page could not be read: somebody may be missing. */
  incomplete: boolean;
}

/** Everybody of the branch who can be a guest; the pages after the first arrive while the form is filled in. */
export function useBranchEmployees(query: useBranchEmployees_query$key): BranchEmployees {
  const { data, ...pages } = usePaginationFragment<BranchEmployeesQuery, useBranchEmployees_query$key>(
    graphql`
      fragment useBranchEmployees_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "BranchEmployeesQuery") {
        myself {
          id
        }
        employees(first: $first, after: $after) @connection(key: "useBranchEmployees_employees") {
          edges {
            node {
              id
              name
              email
              status
              guestName {
                familyName
                givenName
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { failed } = useAllPages(pages, PAGE);
  const { edges } = data.employees;
  return useMemo(
    () => ({
      myselfId: data.myself?.id ?? null,
      incomplete: failed,
      employees: edges.flatMap((edge) => {
        const employee = edge?.node;
        if (employee?.status !== 'ACTIVE') return [];
        return [{ ...employee, guestName: employee.guestName ?? null }];
      }),
    }),
    [data.myself, edges, failed],
  );
}
