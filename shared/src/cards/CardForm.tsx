import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { useProfile } from '@yado/shared/auth';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { type CardField, cardFieldOf } from './card-field.ts';
import { type CardEntry, dropEntry, keepEntry, readEntry } from './kept-entry.ts';
import type { NewCardProps } from './NewCard.tsx';
import { nicknameProblem } from '../format/nickname-problem.ts';
import { ProviderField } from './ProviderField.tsx';
import { useRegisterCard } from './useRegisterCard.ts';

const elementOf = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement };

/** Number, expiry and code in the provider's own fields; the rest is ours. */
export function CardForm({ returnUrl, submitLabel, onRegistered, onClose }: NewCardProps) {
  const stripe = useStripe();
  const elements = useElements();
  const userId = useProfile()?.id ?? '';
  const [entry, setEntry] = useState(() => readEntry(userId));
  const [problems, setProblems] = useState<Partial<CardEntry>>({});
  const [failure, setFailure] = useState<{ field: CardField | null; text: string } | null>(null);
  const { registerCard, forgetAttempt, isRegistering } = useRegisterCard(returnUrl);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card || isRegistering) return;
    const [nickname, holder] = [entry.nickname.trim(), entry.holder.trim()];
    const found = {
      nickname: nicknameProblem(nickname),
      holder: holder ? undefined : 'カードに記載された名前を入力してください。',
    };
    setProblems(found);
    setFailure(null);
    if (found.nickname || found.holder) {
      document.getElementById(holder ? 'card-nickname' : 'card-holder')?.focus();
      return;
    }
    const result = await registerCard({ stripe, card, nickname, holder });
    if (result.kind === 'registered') {
      dropEntry();
      onRegistered(result.creditCardId);
    } else if (result.kind === 'redirect') {
      keepEntry(userId, { nickname, holder });
      window.location.assign(result.url);
    } else if (result.kind === 'unanswered') {
      setFailure({ field: null, text: result.message });
    } else {
      const field = cardFieldOf(result.error.code);
      setFailure({ field, text: cardErrorMessage(result.error) });
      if (field === 'number') card.focus();
      else if (field) elements?.getElement(elementOf[field] as typeof CardCvcElement)?.focus();
    }
  };
  const provided = (field: CardField) => ({
    element: elementOf[field],
    problem: failure?.field === field ? failure.text : null,
    onEdit: () => {
      forgetAttempt();
      setFailure((known) => (known?.field === field ? null : known));
    },
  });
  const edit = (changed: Partial<CardEntry>) => {
    forgetAttempt();
    setEntry({ ...entry, ...changed });
  };

  const close = () => {
    dropEntry();
    onClose();
  };

  return (
    <form
      noValidate
      aria-label="新しいカード"
      onSubmit={(event) => void submit(event)}
      className={css({ display: 'grid', gap: '5' })}
    >
      {failure && !failure.field && (
        <Banner tone="error" title="カードを登録できませんでした">
          {failure.text}
        </Banner>
      )}
      <ProviderField label="カード番号" {...provided('number')} />
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <ProviderField label="有効期限" {...provided('expiry')} />
        <ProviderField label="セキュリティコード" {...provided('cvc')} />
      </div>
      <Field
        label="カード名義"
        helper="カードの表記どおりに"
        error={problems.holder}
        controlId="card-holder"
        required
      >
        <TextInput
          autoComplete="cc-name"
          value={entry.holder}
          onChange={(event) => edit({ holder: event.target.value })}
        />
      </Field>
      <Field
        label="カードの呼び名"
        helper="例: 出張用カード"
        error={problems.nickname}
        controlId="card-nickname"
        required
      >
        <TextInput value={entry.nickname} onChange={(event) => edit({ nickname: event.target.value })} />
      </Field>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        カード番号は当サイトを通らず、決済サービスだけが受け取ります。登録のとき、カード会社の本人認証(3Dセキュア)の画面へ移ることがあります。
      </p>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button type="submit" loading={isRegistering} loadingText="カードを登録しています">
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={close}>
          やめる
        </Button>
      </div>
    </form>
  );
}
