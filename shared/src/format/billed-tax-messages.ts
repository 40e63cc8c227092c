/** What is wrong with the tax of a bill, by the API's codes. */
export const billedTaxMessages = {
  INVALID_BILLED_TAX:
    '消費税額を確認してください。請求書にある税額を、料金に含まれる分を超えない0以上の整数で入力してください。',
  INVALID_BILLED_PARTS:
    '内訳を確認してください。10%対象と8%対象の少なくとも一方に、請求書にある税込の金額を入力してください。',
  BILLED_PARTS_NOT_PRICE:
    '内訳の合計が料金と一致しません。料金の全額を、請求書のとおりに税率ごとに分けて入力してください。',
  INVALID_BILL_NUMBER:
    '登録番号を確認してください。Tと13桁の数字です。桁数が合っていても、検査用の数字が合わない番号は登録できません。',
  OWN_BILL_NUMBER:
    '販売者または当社の登録番号です。手配先の請求書にある、手配先の登録番号を入力してください。',
} as const;
