import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { Field } from '@yado/shared/ui/Field';
import { Suspense, useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import { BranchOptions } from './BranchOptions.tsx';
import { EmptySelect } from './EmptySelect.tsx';
import type { BranchSelectQuery } from './__generated__/BranchSelectQuery.graphql';

interface Props {
  /** The first choice, which names no branch. */
  placeholder: string;
  value: string;
  onChange: (branchId: string) => void;
  className?: string;
}

const query = graphql`
  query BranchSelectQuery @throwOnFieldError {
    ...BranchOptions_query
  }
`;

/** One of the branches that an agency user or an operator reaches. */
export function BranchSelect({ className, ...choice }: Props) {
  const [asked, load, dispose] = useQueryLoader<BranchSelectQuery>(query);
  useEffect(() => {
    load({}, { fetchPolicy: 'store-or-network' });
    return dispose;
  }, [load, dispose]);
  const waiting = <EmptySelect label={choice.placeholder} />;
  return (
    <Field label="支店" className={className}>
      {asked ? (
        <ErrorFallback
          source={asked}
          instead={
            <EmptySelect
              label={choice.placeholder}
              note="支店の一覧を取得できませんでした。画面を開き直してください。"
            />
          }
        >
          <Suspense fallback={waiting}>
            <Options asked={asked} {...choice} />
          </Suspense>
        </ErrorFallback>
      ) : (
        waiting
      )}
    </Field>
  );
}

function Options({
  asked,
  ...rest
}: Omit<Props, 'className'> & { asked: PreloadedQuery<BranchSelectQuery> }) {
  return <BranchOptions query={usePreloadedQuery<BranchSelectQuery>(query, asked)} {...rest} />;
}
