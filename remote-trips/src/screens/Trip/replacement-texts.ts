import type { Known } from '@yado/shared/contract/known';
import type { ReplacementState } from './__generated__/DateChangeNotice_travel.graphql';

/** What has become of a trip that another one was to replace. */
export const replacementTexts: Readonly<Record<Known<ReplacementState>, { title: string; body: string }>> = {
  CANCELING: {
    title: '日程変更により、この予約のキャンセルを進めています',
    body: '変更後の予約が確定したため、この予約をキャンセルする手続きの途中です。完了したらメールでお知らせします。',
  },
  KEEPING: {
    title: 'この予約を残す手続きをしています',
    body: 'すでにホテルへ送られたキャンセルの返事を待っています。ホテルが受け付けていたときは残せません。結果はメールでお知らせします。',
  },
  KEPT: {
    title: '日程変更前のこの予約を残しました',
    body: 'この予約は有効です。お支払いもそのままです。',
  },
  INCOMPLETE: {
    title: 'この予約は、日程変更のあとも残っています',
    body: '変更後の予約とは別に、この予約も残っています。運営担当者が確認しています。',
  },
};
