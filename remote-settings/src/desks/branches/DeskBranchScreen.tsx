import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BackLink } from '../common/BackLink.tsx';
import { type Desk, parseDesk } from '../common/desk.ts';
import { DeskPage } from '../common/DeskPage.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { Missing } from '../common/Missing.tsx';
import { BranchEmployees } from './BranchEmployees.tsx';
import { BranchStatusSwitch } from './BranchStatusSwitch.tsx';
import { DeskBranchFacts } from './DeskBranchFacts.tsx';
import branchQuery, { type DeskBranchScreenQuery } from './__generated__/DeskBranchScreenQuery.graphql';

interface Data {
  desk: Desk;
  keyword: string;
  query: PreloadedQuery<DeskBranchScreenQuery>;
}

export function load({ params, url }: LoadArguments): Data {
  const keyword = parseKeyword(url);
  const query = startQuery<DeskBranchScreenQuery>(branchQuery, {
    id: params.id ?? '',
    keyword: keyword || null,
  });
  return { desk: parseDesk(url), keyword, query };
}

/** One branch: what it is, what it may still spend, who works there, and the way to its trips. */
export function Screen({ data: { desk, keyword, query } }: { data: Data }) {
  const answer = usePreloadedQuery<DeskBranchScreenQuery>(
    graphql`
      query DeskBranchScreenQuery($id: ID!, $keyword: String) @throwOnFieldError {
        companyBranch(id: $id) {
          id
          companyName
          branchName
          ...DeskBranchFacts_branch
          ...BranchStatusSwitch_branch
        }
        ...BranchEmployees_query @arguments(branchId: $id, keyword: $keyword)
      }
    `,
    query,
  );
  const branch = answer.companyBranch;
  if (!branch) return <Missing desk={desk} what="支店" list={paths.deskBranches(desk)} />;
  return (
    <DeskPage
      desk={desk}
      heading={`${branch.companyName} ${branch.branchName}`}
      back={<BackLink to={paths.deskBranches(desk)}>支店の一覧</BackLink>}
      actions={
        <>
          <BranchLinks id={branch.id} desk={desk} />
          {desk === 'operator' && <BranchStatusSwitch branch={branch} />}
        </>
      }
    >
      <DeskBranchFacts branch={branch} desk={desk} />
      <section aria-labelledby="branch-people" className={css({ display: 'grid', gap: '4' })}>
        <h2 id="branch-people" className={css({ textStyle: 'h2' })}>
          社員
        </h2>
        <KeywordSearch label="名前・メールアドレス" keyword={keyword} />
        <BranchEmployees query={answer} narrowed={keyword !== ''} />
      </section>
    </DeskPage>
  );
}

function BranchLinks({ id, desk }: { id: string; desk: Desk }) {
  return (
    <>
      <LinkButton asChild variant="outline">
        <Link to={paths.branchTrips(id)}>
          <Icon name="calendar" />
          予約を見る
        </Link>
      </LinkButton>
      {desk === 'operator' && (
        <>
          <LinkButton asChild variant="outline">
            <Link to={paths.branchInvoices(id)}>
              <Icon name="invoice" />
              請求書を見る
            </Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to={paths.deskExternalBooking(id)}>
              <Icon name="plus" />
              外部手配を登録
            </Link>
          </LinkButton>
        </>
      )}
    </>
  );
}
