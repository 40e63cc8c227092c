import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useEffect, useRef } from 'react';
import { dropEntry } from './kept-entry.ts';
import { useConfirmCard } from './use-confirm-card.ts';

interface Props {
  /** From the address that the issuer's page led back to. */
  setupIntentId: string;
  /** How it ended, where the card need not be one of the branch. */
  titles?: { done: string; refused: string };
  /** One of the two is called once, when the API has said how it ended. */
  onRegistered?: (creditCardId: string) => void;
  onRefused?: () => void;
}

const ofBranch = { done: 'カードを登録しました', refused: 'カードを登録できませんでした' };

/** What came of the issuer's authentication. The API asks the provider: the address alone proves nothing. */
export function CardReturn({ setupIntentId, titles = ofBranch, onRegistered, onRefused }: Props) {
  const { confirmCard, state } = useConfirmCard(setupIntentId);
  useEffect(() => void confirmCard(), [confirmCard]);
  const handled = useRef(false);
  useEffect(() => {
    if (handled.current || (state.kind !== 'registered' && state.kind !== 'refused')) return;
    handled.current = true;
    if (state.kind === 'refused') onRefused?.();
    else {
      dropEntry();
      onRegistered?.(state.creditCardId);
    }
  }, [state, onRegistered, onRefused]);
  if (state.kind === 'confirming') return <Spinner label="本人認証の結果を確認しています" />;
  if (state.kind === 'registered') return <Banner tone="success" title={titles.done} />;
  if (state.kind === 'refused') {
    return (
      <Banner tone="error" title={titles.refused}>
        {cardErrorMessage(state.error)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      title="結果を確認できませんでした"
      action={<Button onClick={() => void confirmCard()}>もう一度確認する</Button>}
    >
      接続を確かめてから、もう一度お試しください。登録が二重になることはありません。
    </Banner>
  );
}
