import { startQuery } from '@yado/shared/relay';
import { useRevalidator } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { type ReactNode, useId } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { DeskPage } from '../common/DeskPage.tsx';
import { BrakeList } from './BrakeList.tsx';
import { LiftList } from './LiftList.tsx';
import brakesQuery, { type BrakesScreenQuery } from './__generated__/BrakesScreenQuery.graphql';

export function load(): PreloadedQuery<BrakesScreenQuery> {
  return startQuery<BrakesScreenQuery>(brakesQuery, {});
}

/** Whom the limits stop at this moment, and who has let whom through. */
export function Screen({ data }: { data: PreloadedQuery<BrakesScreenQuery> }) {
  const answer = usePreloadedQuery<BrakesScreenQuery>(
    graphql`
      query BrakesScreenQuery @throwOnFieldError {
        ...BrakeList_query
        ...LiftList_query
      }
    `,
    data,
  );
  const { revalidate, state } = useRevalidator();
  return (
    <DeskPage
      desk="operator"
      heading="利用制限"
      description="操作の回数やメールの数が上限に達し、いったん止めている対象です。サインイン前の閲覧など、サーバーごとに数える制限と、1つの宛先に送れるメールの数は含みません。"
      actions={
        <Button
          variant="outline"
          loading={state === 'loading'}
          loadingText="読み込んでいます"
          onClick={() => void revalidate()}
        >
          最新の状態にする
        </Button>
      }
    >
      <Part heading="制限している対象">
        <BrakeList query={answer} onLifted={() => void revalidate()} />
      </Part>
      <Part heading="解除の記録">
        <LiftList query={answer} />
      </Part>
    </DeskPage>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css({ fontSize: 'lg', fontWeight: 'bold', marginBottom: '3' })}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
