import { NewCard } from '@yado/shared/cards/NewCard';
import { useRevalidator } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { CardList } from './CardList.tsx';
import type { CardsScreenQuery } from './__generated__/CardsScreenQuery.graphql';

/** The branch's cards: list, register with 3-D Secure, delete. */
export function Screen({ data }: { data: PreloadedQuery<CardsScreenQuery> }) {
  const { creditCards } = usePreloadedQuery<CardsScreenQuery>(
    graphql`
      query CardsScreenQuery @throwOnFieldError {
        creditCards {
          id
          ...CardRow_card
        }
      }
    `,
    data,
  );
  const [registering, setRegistering] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <SettingsPage heading="クレジットカード">
      <p className={css({ color: 'text.muted', marginBottom: '6' })}>
        支店で登録したカードは、予約のお支払いに使えます。カード番号はカード会社の決済サービスだけが保管します。
      </p>
      <CardList cards={creditCards} onChanged={() => void revalidate()} />
      {registering ? (
        <Card heading="カードの追加">
          <NewCard
            returnUrl={window.location.origin + paths.cardConfirm()}
            submitLabel="登録する"
            onClose={() => setRegistering(false)}
            onRegistered={() => {
              setRegistering(false);
              void revalidate();
            }}
          />
        </Card>
      ) : (
        <Button startIcon={<Icon name="card" />} onClick={() => setRegistering(true)}>
          カードを追加する
        </Button>
      )}
    </SettingsPage>
  );
}
