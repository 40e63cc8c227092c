import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useCallback, useEffect, useState } from 'react';
import { CardForm } from './CardForm.tsx';
import { loadCardProvider } from './load-card-provider.ts';

type Provider = { kind: 'loading' } | { kind: 'ready'; stripe: Stripe } | { kind: 'failed' };

/** The one booking that a card is entered for. */
export interface BookingUse {
  priceCheckId: string;
  /** How the card is called where the booking is paid and shown. */
  nickname: string;
}

export interface NewCardProps {
  /** Page that the issuer's authentication leads back to; it shows `CardReturn`. */
  returnUrl: string;
  /** What registering leads to, e.g. 登録する. */
  submitLabel: string;
  /** Set: the card pays this preparation alone, under this name. Otherwise it is a card of the branch. */
  booking?: BookingUse | undefined;
  onRegistered: (creditCardId: string) => void;
  onClose: () => void;
}

/**
 * Registers a card in the card provider's own fields, with a retry when its script can’t be loaded. Only for pages
 * that `contract/card-pages` names.
 */
export function NewCard(props: NewCardProps) {
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
  if (provider.kind === 'failed') {
    return (
      <Banner
        tone="error"
        title="カードの入力欄を読み込めませんでした"
        action={<Button onClick={loadAgain}>もう一度読み込む</Button>}
      >
        決済サービスに接続できません。接続を確かめてから、もう一度お試しください。
      </Banner>
    );
  }
  if (provider.kind === 'loading') {
    return (
      <div aria-busy="true">
        <Spinner label="カードの入力欄を読み込んでいます" />
        <Skeleton height="440px" />
      </div>
    );
  }
  return (
    <Elements stripe={provider.stripe} options={{ locale: 'ja' }}>
      <CardForm {...props} />
    </Elements>
  );
}
