import { css } from '#styled/css';
import { acceptsCards, paymentRestriction } from '../../lib/payment-options.ts';

interface Props {
  method: string;
  /** The agency whose rule it is; null when it is the branch's own. */
  agencyName: string | null;
  mayRegister: boolean;
}

/** Why not every way to pay is offered. */
export function PaymentNote({ method, agencyName, mayRegister }: Props) {
  const restriction = paymentRestriction(method, agencyName);
  const cards = acceptsCards(method) && !mayRegister;
  if (!restriction && !cards) return null;
  return (
    <p className={css({ textStyle: 'small', color: 'text.muted' })}>
      {restriction}
      {cards && '支店のカードの追加は、会社の管理者が「設定」のカードの画面で行えます。'}
    </p>
  );
}
