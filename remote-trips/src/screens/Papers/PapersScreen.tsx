import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { useId, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { TripsPage } from '../../components/TripsPage.tsx';
import { countPaperConditions, type PaperFilter, papersToParams } from '../../lib/paper-filter.ts';
import { isDesk } from '../../lib/viewer.ts';
import { AccountingFileButton } from './AccountingFileButton.tsx';
import { FetchList } from './FetchList.tsx';
import { PaperConditions } from './PaperConditions.tsx';
import { PaperList } from './PaperList.tsx';
import { PapersFileButton } from './PapersFileButton.tsx';
import type { PapersScreenQuery } from './__generated__/PapersScreenQuery.graphql';

interface Props {
  data: { filter: PaperFilter; query: PreloadedQuery<PapersScreenQuery> };
}

/** The issued papers of a branch, as they are kept: found by day, amount and counterparty. The filter is in the address. */
export function Screen({ data: { filter, query } }: Props) {
  const answer = usePreloadedQuery<PapersScreenQuery>(
    graphql`
      query PapersScreenQuery($input: PapersInput, $branchId: ID) @throwOnFieldError {
        myself {
          role
        }
        ...PaperList_query @arguments(input: $input)
        ...FetchList_query @arguments(branchId: $branchId)
        ...AccountingFileButton_query
      }
    `,
    query,
  );
  const desk = isDesk(answer.myself);
  const navigate = useNavigate();
  const id = useId();
  const count = countPaperConditions(filter);
  const [open, setOpen] = useState(count > 0);
  const show = (next: PaperFilter) => {
    const params = papersToParams(next).toString();
    void navigate(params ? `${paths.papers()}?${params}` : paths.papers(), { preventScrollReset: true });
  };
  return (
    <TripsPage density="compact">
      <PageTitle>発行済みの書類</PageTitle>
      <PageHeader
        title="発行済みの書類"
        density="compact"
        description="発行したときのファイルをそのまま保存しています。取り消した書類と返金のあった書類も残ります。"
        actions={
          <>
            <AccountingFileButton query={answer} desk={desk} branchId={filter.branchId} />
            <PapersFileButton filter={filter} />
          </>
        }
      />
      <div
        role="search"
        className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        <Button
          variant="outline"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          startIcon={<Icon name="filter" size={18} />}
          onClick={() => setOpen(!open)}
          className={css({ justifySelf: 'start' })}
        >
          検索条件{count > 0 && `(${count})`}
        </Button>
        <div id={id} hidden={!open}>
          <PaperConditions
            key={papersToParams(filter).toString()}
            filter={filter}
            desk={desk}
            onSend={show}
          />
        </div>
      </div>
      <PaperList query={answer} />
      <FetchList query={answer} />
    </TripsPage>
  );
}
