interface CardHoldText {
  tone: 'info' | 'warning';
  title: string;
  body: (at: string) => string;
}

const twice =
  'カード会社によっては、前の確保が消えるまで、明細に2件表示されることがあります。二重に請求されることはありません。';

/** What became of the held funds, in words; null for what a later server tells. */
export function cardHoldText(event: string, status: string): CardHoldText | null {
  const isOpen = status === 'BOOKING';
  if (event === 'RENEWED') {
    return {
      tone: 'info',
      title: 'カードご利用枠を確保し直しました',
      body: (at) =>
        `予約の結果を確認している間に確保の期限が近づいたため、${at} に同じ金額を確保し直し、前の確保は解除の手続きをしました。${isOpen ? 'まだご請求はしていません。' : ''}${twice}`,
    };
  }
  if (event === 'LAPSED') {
    return {
      tone: 'warning',
      title: 'カードご利用枠の確保が終了しました',
      body: (at) =>
        `予約の結果を確認している間に確保が終了したことを、${at} に確認しました。カードへのご請求はしていません。${isOpen ? '予約が成立していた場合は、お' : 'お'}支払い方法について担当者からご連絡します。`,
    };
  }
  return null;
}
