import { startQuery } from '@yado/shared/relay';
import { useRevalidator } from '@yado/shared/router';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { DeskPage } from '../common/DeskPage.tsx';
import { AgencyChangeList } from './AgencyChangeList.tsx';
import { IssuerForm } from './IssuerForm.tsx';
import { PictureCard } from './PictureCard.tsx';
import { listPictureKinds } from './picture-kinds.ts';
import issuerQuery, { type IssuerScreenQuery } from './__generated__/IssuerScreenQuery.graphql';

export function load(): PreloadedQuery<IssuerScreenQuery> {
  return startQuery<IssuerScreenQuery>(issuerQuery, {});
}

/** An agency keeps what its customers read of it as a seller. */
export function Screen({ data }: { data: PreloadedQuery<IssuerScreenQuery> }) {
  const answer = usePreloadedQuery<IssuerScreenQuery>(
    graphql`
      query IssuerScreenQuery @throwOnFieldError {
        myself {
          agency {
            ...IssuerForm_agency
            ...PictureCard_agency
          }
        }
        ...AgencyChangeList_query
      }
    `,
    data,
  );
  const { revalidate } = useRevalidator();
  const agency = answer.myself?.agency;
  return (
    <DeskPage
      desk="agency"
      heading="契約と請求"
      description="お客様との契約と、請求書・領収書の発行者として表示する内容です。"
    >
      {agency ? (
        <>
          <IssuerForm agency={agency} onSaved={() => void revalidate()} />
          {listPictureKinds().map((kind) => (
            <PictureCard key={kind} kind={kind} agency={agency} onSaved={() => void revalidate()} />
          ))}
          <AgencyChangeList query={answer} />
        </>
      ) : (
        <EmptyState title="代理店の情報がありません">運営へお問い合わせください。</EmptyState>
      )}
    </DeskPage>
  );
}
