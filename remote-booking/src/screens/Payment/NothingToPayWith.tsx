import { Banner } from '@yado/shared/ui/Banner';
import type { PaymentOption } from '../../lib/payment-options.ts';

/** Nothing that is offered can be used now, and no card may be entered. */
export function NothingToPayWith({ options }: { options: readonly PaymentOption[] }) {
  return (
    <Banner tone="warning" title="ご利用いただけるお支払い方法がありません">
      <ul>
        {options.map(({ value, label, problem }) => (
          <li key={value}>
            {label}: {problem}
          </li>
        ))}
      </ul>
      会社の管理者へご相談ください。入力した内容は残ります。
    </Banner>
  );
}
