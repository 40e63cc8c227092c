import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { useCallback, useEffect, useState } from 'react';
import { css } from '#styled/css';
import { loadCardProvider } from '../../lib/load-card-provider.ts';
import { CardForm } from './CardForm.tsx';

type Provider = { kind: 'loading' } | { kind: 'ready'; stripe: Stripe } | { kind: 'failed' };

/** Loads the card provider's fields, with a retry when its script can't be had, and registers a card. */
export function RegisterCard({ onClose, onRegistered }: { onClose: () => void; onRegistered: () => void }) {
  const [provider, setProvider] = useState<Provider>({ kind: 'loading' });
  const load = useCallback(() => {
    loadCardProvider().then(
      (stripe) => setProvider({ kind: 'ready', stripe }),
      () => setProvider({ kind: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  const loadAgain = () => {
    setProvider({ kind: 'loading' });
    load();
  };
  return (
    <Card heading="カードの追加" className={css({ marginTop: '4' })}>
      {provider.kind === 'loading' && <Skeleton height="240px" />}
      {provider.kind === 'failed' && (
        <Banner
          tone="error"
          title="カードの入力欄を読み込めませんでした"
          action={<Button onClick={loadAgain}>もう一度読み込む</Button>}
        >
          決済サービスに接続できません。接続を確かめてから、もう一度お試しください。
        </Banner>
      )}
      {provider.kind === 'ready' && (
        <Elements stripe={provider.stripe} options={{ locale: 'ja' }}>
          <CardForm onClose={onClose} onRegistered={onRegistered} />
        </Elements>
      )}
    </Card>
  );
}
