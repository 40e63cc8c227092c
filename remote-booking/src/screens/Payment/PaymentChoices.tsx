import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { css } from '#styled/css';
import type { PaymentOption } from '../../lib/payment-options.ts';

export const NEW_CARD = 'NEW_CARD';

interface Props {
  options: readonly PaymentOption[];
  /** Whether a card may be entered here. */
  newCard: boolean;
  /** Whether it may become a card of the branch. */
  mayRegister: boolean;
  value: string | null;
  problem: string | undefined;
  onChoose: (value: string) => void;
}

export function PaymentChoices({ options, newCard, mayRegister, value, problem, onChoose }: Props) {
  const registered = options.map((option) => ({
    value: option.value,
    label: option.label,
    disabled: option.problem !== null,
    description: <Description option={option} />,
  }));
  const entered = {
    value: NEW_CARD,
    label: '新しいカードで支払う',
    description: mayRegister
      ? 'カードの使い方は、次の欄で選べます。'
      : '支店のカードとしては登録されません。',
  };
  return (
    <RadioGroup
      label="お支払い方法"
      hideLabel
      variant="card"
      options={newCard ? [...registered, entered] : registered}
      value={value}
      error={problem}
      onChange={onChoose}
    />
  );
}

function Description({ option: { detail, problem, warning } }: { option: PaymentOption }) {
  return (
    <>
      <span className={css({ display: 'block' })}>{detail}</span>
      {problem && <span className={css({ display: 'block', color: 'danger' })}>{problem}</span>}
      {warning && <span className={css({ display: 'block', color: 'warning' })}>{warning}</span>}
    </>
  );
}
