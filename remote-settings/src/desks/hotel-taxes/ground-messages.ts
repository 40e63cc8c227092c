import type { Known } from '@yado/shared/contract/known';
import type { HotelTaxErrorCode } from './__generated__/useRecordGroundMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const groundMessages: Readonly<Record<Known<HotelTaxErrorCode>, string>> = {
  HOTEL_NOT_FOUND: 'この宿泊施設の国内の予約が見つかりません。一覧を読み込み直してください。',
  INVALID_NUMBER:
    '登録番号を確認してください。Tと13桁の数字です。桁数が合っていても、検査用の数字が合わない番号は登録できません。',
  NUMBER_REQUIRED: '媒介者交付特例には、宿泊施設の登録番号が必要です。',
  NUMBER_OF_UNREGISTERED: '登録番号のある宿泊施設は「適格請求書なし」にできません。',
  CHECKED_ON_REQUIRED: '登録を確認した日を入力してください。',
  CONSENT_REQUIRED: '宿泊施設の同意を受けた日を入力してください。',
  INVALID_VALID_FROM: '適用開始日は、2021年10月1日から1年先までで入力してください。',
  INVALID_DAY: '日付は、2021年10月1日から今日までで入力してください。',
};
