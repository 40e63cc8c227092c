import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { css } from '#styled/css';
import type { CardUse } from '../../lib/card-use.ts';

export const OWN_CARD_NAME = 'この予約だけのカード';

interface Props {
  /** Whether it may become a card of the branch: otherwise nothing is to be chosen. */
  mayRegister: boolean;
  value: CardUse;
  onChoose: (use: CardUse) => void;
}

const forBooking =
  'ほかの方やほかの予約では使えません。お支払いが済むと、決済サービスから削除します。予約しなかったときは、この手続きの期限の1日後に削除します。日程を変更するときは、もう一度入力してください。';
const forBranch = '支店で予約する全員が、次回からも選べます。「設定」のカードの画面で削除できます。';

export function CardUseChoice({ mayRegister, value, onChoose }: Props) {
  if (!mayRegister) {
    return (
      <p className={css({ marginBottom: '5', textStyle: 'small', color: 'text.muted' })}>
        この予約だけに使います。{forBooking}
      </p>
    );
  }
  return (
    <RadioGroup
      label="このカードの使い方"
      className={css({ marginBottom: '5' })}
      options={[
        { value: 'BOOKING', label: 'この予約だけに使う', description: forBooking },
        { value: 'BRANCH', label: '支店のカードとして登録する', description: forBranch },
      ]}
      value={value}
      onChange={onChoose}
    />
  );
}
