import { useAllPages } from '@yado/shared/relay/use-all-pages';
import { Select } from '@yado/shared/ui/Select';
import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListNote } from './ListNote.tsx';
import type { BranchOptionsQuery } from './__generated__/BranchOptionsQuery.graphql';
import type { BranchOptions_query$key } from './__generated__/BranchOptions_query.graphql';

interface Props {
  query: BranchOptions_query$key;
  placeholder: string;
  value: string;
  onChange: (branchId: string) => void;
}

const PAGE = 100;

export function BranchOptions({ query, placeholder, value, onChange }: Props) {
  const { data, ...pages } = usePaginationFragment<BranchOptionsQuery, BranchOptions_query$key>(
    graphql`
      fragment BranchOptions_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "BranchOptionsQuery") {
        companyBranches(first: $first, after: $after) @connection(key: "BranchOptions_companyBranches") {
          edges {
            node {
              id
              companyName
              branchName
            }
          }
        }
      }
    `,
    query,
  );
  const { failed } = useAllPages(pages, PAGE);
  const noteId = useId();
  const branches = data.companyBranches.edges.flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <Select
        value={value}
        aria-describedby={failed ? noteId : undefined}
        options={[
          { value: '', label: placeholder },
          ...branches.map(({ id, companyName, branchName }) => ({
            value: id,
            label: `${companyName} ${branchName}`,
          })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
      {failed && <ListNote id={noteId}>支店の一覧を最後まで読み込めませんでした。</ListNote>}
    </>
  );
}
