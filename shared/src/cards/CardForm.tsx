import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { useProfile } from '@yado/shared/auth';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import { type CardField, findCardField } from './card-field.ts';
import { type CardEntry, dropEntry, keepEntry, readEntry } from './kept-entry.ts';
import type { NewCardProps } from './NewCard.tsx';
import { nicknameProblem } from '../format/nickname-problem.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { useForm } from '../forms/use-form.ts';
import { ProviderField } from './ProviderField.tsx';
import { useRegisterCard } from './use-register-card.ts';

const cardElements = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement };

/** Number, expiry and code in the provider's own fields; the rest is ours. */
export function CardForm({ returnUrl, submitLabel, booking, onRegistered, onClose }: NewCardProps) {
  const stripe = useStripe();
  const elements = useElements();
  const profile = useProfile();
  const [userId, email] = [profile?.id ?? '', profile?.email ?? ''];
  const [entry, setEntry] = useState(() => readEntry(userId));
  const { registerCard, forgetAttempt } = useRegisterCard(returnUrl, booking?.priceCheckId);
  const holder = entry.holder.trim();
  const nickname = booking ? booking.nickname : entry.nickname.trim();
  const title = booking ? 'このカードは使えませんでした' : 'カードを登録できませんでした';

  const form = useForm<keyof CardEntry | CardField>({
    check: () => ({
      holder: holder ? undefined : 'カードに記載された名前を入力してください。',
      nickname: nicknameProblem(nickname),
    }),
    send: async ({ show, fail }) => {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return;
      const result = await registerCard({ stripe, card, nickname, holder, email });
      if (result.kind === 'registered') {
        dropEntry();
        onRegistered(result.creditCardId);
      } else if (result.kind === 'redirect') {
        keepEntry(userId, { nickname: entry.nickname.trim(), holder });
        window.location.assign(result.url);
        await pageShownAgain();
      } else if (result.kind === 'unanswered') {
        fail({ title, message: result.message });
      } else {
        const field = findCardField(result.error.code);
        const message = cardErrorMessage(result.error);
        if (!field) return fail({ title, message });
        show({ [field]: message });
        elements?.getElement(cardElements[field] as typeof CardCvcElement)?.focus();
      }
    },
  });
  const provided = (field: CardField) => ({
    element: cardElements[field],
    problem: form.problems[field] ?? null,
    onEdit: () => {
      forgetAttempt();
      form.clear(field);
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
      onSubmit={form.submit}
      className={css({ display: 'grid', gap: '5' })}
    >
      <FailureBanner failure={form.failure} />
      <ProviderField label="カード番号" {...provided('number')} />
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <ProviderField label="有効期限" {...provided('expiry')} />
        <ProviderField label="セキュリティコード" {...provided('cvc')} />
      </div>
      <Field label="カード名義" helper="カードの表記どおりに" error={form.problems.holder} required>
        <TextInput
          autoComplete="cc-name"
          value={entry.holder}
          onChange={(event) => edit({ holder: event.target.value })}
        />
      </Field>
      {!booking && (
        <Field label="カードの呼び名" helper="例: 出張用カード" error={form.problems.nickname} required>
          <TextInput value={entry.nickname} onChange={(event) => edit({ nickname: event.target.value })} />
        </Field>
      )}
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        カード番号は当サイトを通らず、決済サービスだけが受け取ります。
        {booking ? 'カードを確かめるとき' : '登録のとき'}
        、カード会社の本人認証(3Dセキュア)の画面へ移ることがあります。
      </p>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button
          type="submit"
          loading={form.isPending}
          loadingText={booking ? 'カードを確かめています' : 'カードを登録しています'}
        >
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={close}>
          やめる
        </Button>
      </div>
    </form>
  );
}

/** Back from the issuer's page the browser may show this one as it was left. */
function pageShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
