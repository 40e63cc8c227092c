import { NewCard } from '@yado/shared/cards/NewCard';
import { useRevalidator } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { focusHeading } from '../../lib/focus-heading.ts';
import { CardTable } from './CardTable.tsx';
import type { CardsScreenQuery } from './__generated__/CardsScreenQuery.graphql';

/** The branch's cards: table, register with 3-D Secure, rename, delete. */
export function Screen({ data }: { data: PreloadedQuery<CardsScreenQuery> }) {
  const { creditCards, myself } = usePreloadedQuery<CardsScreenQuery>(
    graphql`
      query CardsScreenQuery @throwOnFieldError {
        myself {
          permissions
        }
        creditCards {
          ...CardTable_cards
        }
      }
    `,
    data,
  );
  const [registering, setRegistering] = useState(false);
  const { revalidate } = useRevalidator();
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRegistering(false);
    // The button is back only after this has been drawn.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const showRegistered = () => {
    setRegistering(false);
    toast({ tone: 'success', title: 'カードを登録しました' });
    focusHeading();
    void revalidate();
  };
  return (
    <SettingsPage
      heading="クレジットカード"
      description="支店で登録したカードは、予約のお支払いに使えます。カード番号はカード会社の決済サービスだけが保管します。"
      permissions={myself?.permissions}
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        <CardTable cards={creditCards} onDeleted={() => void revalidate()} />
        {registering ? (
          <Card heading="カードの追加">
            <NewCard
              returnUrl={window.location.origin + paths.cardConfirm()}
              submitLabel="登録する"
              onClose={close}
              onRegistered={showRegistered}
            />
          </Card>
        ) : (
          <div>
            <Button
              data-print="hide"
              ref={addButton}
              startIcon={<Icon name="card" />}
              onClick={() => setRegistering(true)}
            >
              カードを追加する
            </Button>
          </div>
        )}
      </div>
    </SettingsPage>
  );
}
