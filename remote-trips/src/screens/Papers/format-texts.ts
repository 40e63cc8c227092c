import type { Known } from '@yado/shared/contract/known';
import type {
  AccountingDateFormat,
  AccountingField,
  AccountingSign,
} from './__generated__/useFormatPreviewQuery.graphql';
import type { AccountingProfileErrorCode } from './__generated__/useSaveFormatMutation.graphql';

/** Keyed by the schema's enums, so that a new value breaks the build. */
export const fieldTexts: Readonly<Record<Known<AccountingField>, string>> = {
  KEY: '明細の番号',
  ENTERED_ON: '計上日',
  PRICE: '金額(税込、キャンセル料などは対象外)',
  TAX_PRICE: '消費税額(参考)',
  TAX_CODE: '税区分',
  TAX_BASIS: '税の根拠',
  SELLER: '取引先(販売者)',
  REGISTRATION_NUMBER: '登録番号',
  HOTEL: 'ホテル',
  CITY: '都市',
  CHECKIN: 'チェックイン',
  CHECKOUT: 'チェックアウト',
  NIGHTS: '泊数',
  GUEST: '宿泊者',
  EMPLOYEE: '予約者',
  COMPANY_CODE: '企業管理コード',
  DEPARTMENT_CODE: '部署コード',
  PAYMENT_TYPE: '支払方法',
  DESCRIPTION: '摘要',
  DIRECTION: '収支区分(支出・収入)',
  EXPENSE_ACCOUNT: '勘定科目',
  DEBIT_ACCOUNT: '借方勘定科目',
  DEBIT_TAX_CODE: '借方税区分',
  DEBIT_TAX_PRICE: '借方税額',
  DEBIT_DEPARTMENT: '借方部門',
  CREDIT_ACCOUNT: '貸方勘定科目',
  CREDIT_TAX_CODE: '貸方税区分',
  CREDIT_TAX_PRICE: '貸方税額',
  CREDIT_DEPARTMENT: '貸方部門',
  FIXED_TEXT: '決まった文字・空欄',
};

export const dateFormatTexts: Readonly<Record<Known<AccountingDateFormat>, string>> = {
  SLASHES: '2026/11/12',
  HYPHENS: '2026-11-12',
  COMPACT: '20261112',
};

export const signTexts: Readonly<Record<Known<AccountingSign>, string>> = {
  MINUS: 'マイナスの金額',
  SIDES: 'プラスの金額で、貸借・収支を入れ替え',
};

export const formatMessages: Readonly<Record<Known<AccountingProfileErrorCode>, string>> = {
  PROFILE_NOT_FOUND: 'この形式はすでに削除されています。画面を開き直してください。',
  INVALID_NAME: '形式の名前は、改行のない40文字までで入力してください。',
  DUPLICATE_NAME: '同じ名前の形式がすでにあります。別の名前を入力してください。',
  INVALID_COLUMNS: '列の見出しと文字は、改行のない40文字までで入力してください。列は60個までです。',
  KEY_REQUIRED: '「明細の番号」の列を追加してください。',
  TOO_MANY: '保存できる形式は20個までです。使わない形式を削除してください。',
};
