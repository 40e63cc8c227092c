import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { Field } from '@yado/shared/ui/Field';
import { Suspense, useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import { EmptySelect } from '../../components/EmptySelect.tsx';
import { EmployeeOptions } from './EmployeeOptions.tsx';
import type { EmployeeSelectQuery } from './__generated__/EmployeeSelectQuery.graphql';

interface Props {
  /** Whose employees; null for the viewer's own branch, empty while a desk has chosen none. */
  branchId: string | null;
  value: string;
  onChange: (employeeId: string) => void;
  className?: string;
}

const query = graphql`
  query EmployeeSelectQuery($branchId: ID) @throwOnFieldError {
    ...EmployeeOptions_query @arguments(branchId: $branchId)
  }
`;

/** The person who booked. The names are asked for after the list, which does not wait for them. */
export function EmployeeSelect({ branchId, value, onChange, className }: Props) {
  const [asked, load, dispose] = useQueryLoader<EmployeeSelectQuery>(query);
  const unchosen = branchId === '';
  useEffect(() => {
    if (!unchosen) load({ branchId }, { fetchPolicy: 'store-or-network' });
    return dispose;
  }, [branchId, unchosen, load, dispose]);
  return (
    <Field
      label="予約者"
      disabled={unchosen}
      helper={unchosen && '支店を選ぶと選べます。'}
      className={className}
    >
      {asked && !unchosen ? (
        <ErrorFallback
          source={asked}
          instead={<NoOptions note="予約者の一覧を取得できませんでした。画面を開き直してください。" />}
        >
          <Suspense fallback={<NoOptions />}>
            <Options key={branchId} asked={asked} value={value} onChange={onChange} />
          </Suspense>
        </ErrorFallback>
      ) : (
        <NoOptions />
      )}
    </Field>
  );
}

function Options({
  asked,
  ...rest
}: Pick<Props, 'value' | 'onChange'> & { asked: PreloadedQuery<EmployeeSelectQuery> }) {
  return <EmployeeOptions query={usePreloadedQuery<EmployeeSelectQuery>(query, asked)} {...rest} />;
}

function NoOptions({ note }: { note?: string }) {
  return <EmptySelect label="すべて" note={note} />;
}
