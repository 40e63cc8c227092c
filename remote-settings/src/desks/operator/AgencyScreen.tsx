import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { Link, useRevalidator } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BackLink } from '../common/BackLink.tsx';
import { DeskPage } from '../common/DeskPage.tsx';
import { parseKeyword } from '../common/keyword.ts';
import { KeywordSearch } from '../common/KeywordSearch.tsx';
import { Missing } from '../common/Missing.tsx';
import { AgencyChangeList } from '../issuer/AgencyChangeList.tsx';
import { IssuerForm } from '../issuer/IssuerForm.tsx';
import { PictureCard } from '../issuer/PictureCard.tsx';
import { listPictureKinds } from '../issuer/picture-kinds.ts';
import { AgencyUserList } from '../people/AgencyUserList.tsx';
import { NewAccountButton } from '../people/NewAccountButton.tsx';
import { useCreateAgencyOperator } from '../people/use-create-agency-operator.ts';
import { AgencyFacts } from './AgencyFacts.tsx';
import agencyQuery, { type AgencyScreenQuery } from './__generated__/AgencyScreenQuery.graphql';

interface Data {
  keyword: string;
  query: PreloadedQuery<AgencyScreenQuery>;
}

export function load({ params, url }: LoadArguments): Data {
  const keyword = parseKeyword(url);
  const query = startQuery<AgencyScreenQuery>(agencyQuery, { id: params.id ?? '', keyword: keyword || null });
  return { keyword, query };
}

/** One agency: how it shows, how it is reached, its people and its branches. */
export function Screen({ data: { keyword, query } }: { data: Data }) {
  const answer = usePreloadedQuery<AgencyScreenQuery>(
    graphql`
      query AgencyScreenQuery($id: ID!, $keyword: String) @throwOnFieldError {
        agency(id: $id) {
          id
          name
          ...AgencyFacts_agency
          ...IssuerForm_agency
          ...PictureCard_agency
        }
        ...AgencyChangeList_query @arguments(agencyId: $id)
        ...AgencyUserList_query @arguments(agencyId: $id, keyword: $keyword)
      }
    `,
    query,
  );
  const { agency } = answer;
  const [createAgencyOperator] = useCreateAgencyOperator();
  const { revalidate } = useRevalidator();
  if (!agency) return <Missing desk="operator" what="代理店" list={paths.deskAgencies()} />;
  return (
    <DeskPage
      desk="operator"
      heading={agency.name}
      back={<BackLink to={paths.deskAgencies()}>代理店の一覧</BackLink>}
      actions={
        <LinkButton asChild variant="outline">
          <Link to={paths.deskBranches('operator', agency.id)}>担当支店を見る</Link>
        </LinkButton>
      }
    >
      <AgencyFacts agency={agency} />
      <IssuerForm agency={agency} onSaved={() => void revalidate()} />
      {listPictureKinds().map((kind) => (
        <PictureCard key={kind} kind={kind} agency={agency} onSaved={() => void revalidate()} />
      ))}
      <AgencyChangeList query={answer} />
      <section aria-labelledby="agency-people" className={css({ display: 'grid', gap: '4' })}>
        <div
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' })}
        >
          <h2 id="agency-people" className={css({ textStyle: 'h2' })}>
            担当者
          </h2>
          <NewAccountButton
            label="代理店の担当者を追加"
            create={(account) => createAgencyOperator({ input: { agencyId: agency.id, ...account } })}
            onCreated={() => void revalidate()}
          />
        </div>
        <KeywordSearch label="名前・メールアドレス" keyword={keyword} />
        <AgencyUserList query={answer} narrowed={keyword !== ''} />
      </section>
    </DeskPage>
  );
}
