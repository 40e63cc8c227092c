import { type Known, lookUp } from '@yado/shared/relay/known';
import type { OperatorTaskKind } from './__generated__/TaskCard_task.graphql';

export interface TaskText {
  label: string;
  /** What is known to be so. */
  meaning: string;
  /** What a person does about it. */
  advice: string;
}

/** Keyed by the schema's enum, so that a new kind breaks the build. */
export const taskTexts: Readonly<Record<Known<OperatorTaskKind>, TaskText>> = {
  BOOKING_UNKNOWN: {
    label: '予約の結果が不明',
    meaning:
      '予約できたかどうか、確かな返事がありません。または、見つかった予約の金額や客室が申し込みと違います。自動の確認は続いています。',
    advice:
      'ホテルまたは仕入先へ直接確認してください。予約がない場合と、見つかった予約を取り消す場合だけ「予約なし」で終えます。',
  },
  CANCEL_UNKNOWN: {
    label: 'キャンセルの結果が不明',
    meaning: 'キャンセルを送りましたが、ホテルの返事がありません。自動の確認は続いています。',
    advice: 'ホテルまたは仕入先へ、キャンセルされているかどうかを確認してください。',
  },
  CHANGE_UNKNOWN: {
    label: '変更の結果が不明',
    meaning: '宿泊者名などの変更を送りましたが、ホテルの返事がありません。',
    advice: 'ホテルへ変更が届いているかどうかを確認してください。',
  },
  DATE_CHANGE_INCOMPLETE: {
    label: '日程変更が途中',
    meaning: '新しい日程の予約はできましたが、元の予約のキャンセルが終わっていません。',
    advice: '元の予約の状態を確認し、必要ならホテルへ連絡してキャンセルしてください。',
  },
  CAPTURE_FAILED: {
    label: 'カードの請求に失敗',
    meaning: '予約は確定していますが、確保した金額をカードへ請求できませんでした。',
    advice: '決済サービスで理由を確認し、お客様と支払い方法を相談してください。',
  },
  RELEASE_FAILED: {
    label: '確保した金額の解除に失敗',
    meaning: '予約は成立していませんが、カードの利用枠がまだ確保されています。',
    advice: '決済サービスで確保を解除してください。',
  },
  REFUND_FAILED: {
    label: '返金に失敗',
    meaning: '返金の手続きを決済サービスが受け付けませんでした。',
    advice: '決済サービスで理由を確認し、別の方法で返金してください。',
  },
  STRAY_AUTHORIZATION: {
    label: '持ち主のないカード確保',
    meaning: '当社の予約と結び付かない金額の確保が決済サービスにあります。',
    advice: '決済サービスで内容を確かめ、不要なら解除してください。',
  },
  ORPHAN_ITINERARY: {
    label: '持ち主のない予約',
    meaning: '当社の記録と結び付かない予約が仕入先にあります。',
    advice: '仕入先で内容を確かめ、不要なら無料のうちにキャンセルしてください。',
  },
  ITINERARY_MISSING: {
    label: '仕入先に予約がない',
    meaning: '当社では予約済みですが、仕入先に予約が見つかりません。',
    advice: '至急ホテルへ確認し、お客様へ連絡してください。',
  },
  STATUS_MISMATCH: {
    label: '状態の不一致',
    meaning: '当社と仕入先で客室の状態が違っているか、予約の確認中にホテルが客室をキャンセルしました。',
    advice: '仕入先の状態を確かめ、お客様へ必要な連絡をしてください。',
  },
  AMOUNT_MISMATCH: {
    label: '金額の不一致',
    meaning: '当社の記録と、決済サービスまたは仕入先の金額が違っています。',
    advice: '差額の理由を確かめ、返金または請求の手続きをしてください。',
  },
  DEAD_LETTER: {
    label: '自動処理の中断',
    meaning:
      '決められた回数または30分を過ぎても、自動の処理が終わっていません。間隔をあけて自動の再試行は続いています。',
    advice: '「システムの記録」を開発担当へ伝え、予約がある場合は予約の状態を確認してください。',
  },
  HOLD_EXPIRING: {
    label: 'カード確保の期限',
    meaning:
      '予約の結果が不明なまま、確保したカードの利用枠の期限が近づいているか、確保が終了しています。予約が確定するまで請求はしません。',
    advice:
      '期限までにホテルまたは仕入先へ確認してください。予約がない場合は「予約なし」で終えると、確保を解除します。予約がある場合は自動の確認で確定します。確保が終了した後に確定すると、金額を別の方法で受け取る必要があります。',
  },
  MAIL_UNSENT: {
    label: 'メールが送れない',
    meaning: 'お客様へのメールが30分以上送れていません。自動の再試行は続いています。',
    advice:
      'メールの送信サービスと宛先を確認してください。急ぐ内容は、電話など別の方法でお客様へ連絡してください。',
  },
  ACCOUNT_TASK_OVERDUE: {
    label: 'アカウント処理の遅れ',
    meaning:
      'アカウントの作成、ログアウト、メールアドレスの反映のいずれかが、認証サービスで30分以上終わっていません。自動の再試行は続いています。',
    advice:
      '認証サービスの状態を確認してください。動いているのに終わらない場合は「システムの記録」を開発担当へ伝えてください。',
  },
};

export function taskText(kind: string): TaskText {
  return lookUp(taskTexts, kind, {
    label: kind,
    meaning: 'この画面がまだ知らない種類の確認事項です。',
    advice: '画面を再読み込みしてください。',
  });
}
