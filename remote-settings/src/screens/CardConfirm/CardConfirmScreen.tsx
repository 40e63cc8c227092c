import { PageTitle } from '@yado/shared/components/PageTitle';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useEffect } from 'react';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { useConfirmCard } from './useConfirmCard.ts';

/** Where the card issuer's authentication leads back to. The API asks the provider what really happened. */
export function Screen({ data: { setupIntentId } }: { data: { setupIntentId: string } }) {
  const { confirmCard, state } = useConfirmCard(setupIntentId);
  useEffect(confirmCard, [confirmCard]);
  return (
    <SettingsPage heading="カードの本人認証">
      <PageTitle>カードの本人認証</PageTitle>
      <div className={css({ display: 'grid', gap: '6' })}>
        {state.kind === 'confirming' && <Spinner label="認証の結果を確認しています" />}
        {state.kind === 'registered' && <Banner tone="success" title="カードを登録しました" />}
        {state.kind === 'refused' && (
          <Banner tone="error" title="カードを登録できませんでした">
            {cardErrorMessage(state.error)}
          </Banner>
        )}
        {state.kind === 'unreachable' && (
          <Banner
            tone="error"
            title="結果を確認できませんでした"
            action={<Button onClick={confirmCard}>もう一度確認する</Button>}
          >
            接続を確かめてから、もう一度お試しください。登録が二重になることはありません。
          </Banner>
        )}
        <div>
          <LinkButton asChild variant="outline">
            <Link to={paths.cards()}>カードの一覧へ</Link>
          </LinkButton>
        </div>
      </div>
    </SettingsPage>
  );
}
