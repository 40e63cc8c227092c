import { Banner } from '@yado/shared/ui/Banner';
import { acceptsCards, type PaymentOption } from '../../lib/payment-options.ts';

/** Nothing that is offered can be used now, and this person can't change that. */
export function NothingToPayWith({ options, method }: { options: readonly PaymentOption[]; method: string }) {
  return (
    <Banner tone="warning" title="ご利用いただけるお支払い方法がありません">
      <ul>
        {options.map(({ value, label, problem }) => (
          <li key={value}>
            {label}: {problem}
          </li>
        ))}
      </ul>
      {acceptsCards(method)
        ? '会社の管理者がカードを登録すると、予約を続けられます。入力した内容は残ります。'
        : '会社の管理者へご相談ください。入力した内容は残ります。'}
    </Banner>
  );
}
