import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { ProviderField } from './ProviderField.tsx';
import { useRegisterCard } from './useRegisterCard.ts';

const MAX_NICKNAME = 30;

/** Number, expiry and code in the provider's own fields; the rest is ours. */
export function CardForm({ onClose, onRegistered }: { onClose: () => void; onRegistered: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [nickname, setNickname] = useState('');
  const [holder, setHolder] = useState('');
  const [problems, setProblems] = useState<{ nickname?: string; holder?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { registerCard, isRegistering } = useRegisterCard();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card || isRegistering) return;
    const found = {
      nickname: nickname.trim() ? undefined : 'カードの呼び名を入力してください。',
      holder: holder.trim() ? undefined : 'カードに記載された名前を入力してください。',
    };
    setProblems(found);
    setFailure(null);
    if (found.nickname || found.holder) {
      document.getElementById(found.nickname ? 'card-nickname' : 'card-holder')?.focus();
      return;
    }
    const result = await registerCard({ stripe, card, nickname: nickname.trim(), holder: holder.trim() });
    if (result.kind === 'registered') onRegistered();
    else if (result.kind === 'redirect') window.location.assign(result.url);
    else setFailure(cardErrorMessage(result.error));
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ display: 'grid', gap: '5' })}>
      {failure && (
        <Banner tone="error" title="カードを登録できませんでした">
          {failure}
        </Banner>
      )}
      <Field
        label="カードの呼び名"
        helper="例: 出張用カード"
        error={problems.nickname}
        controlId="card-nickname"
        required
      >
        <TextInput
          maxLength={MAX_NICKNAME}
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
        />
      </Field>
      <Field
        label="カード名義"
        helper="カードの表記どおりに"
        error={problems.holder}
        controlId="card-holder"
        required
      >
        <TextInput
          autoComplete="cc-name"
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
        />
      </Field>
      <ProviderField label="カード番号" element={CardNumberElement} />
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <ProviderField label="有効期限" element={CardExpiryElement} />
        <ProviderField label="セキュリティコード" element={CardCvcElement} />
      </div>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        登録のとき、カード会社の本人認証(3Dセキュア)の画面へ移ることがあります。
      </p>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button type="submit" loading={isRegistering} loadingText="登録しています">
          登録する
        </Button>
        <Button variant="ghost" onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  );
}
