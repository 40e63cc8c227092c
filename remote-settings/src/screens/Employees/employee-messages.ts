import type { Known } from '@yado/shared/contract/known';

/** The codes that every operation on employees answers with, as each of the generated enums spells them. */
type EmployeeErrorCode = import('./__generated__/useDeleteEmployeeMutation.graphql').EmployeeErrorCode;

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const employeeMessages: Record<Known<EmployeeErrorCode>, string> = {
  INVALID_EMAIL: 'メールアドレスの形式が正しくありません。',
  INVALID_NAME: '名前は60文字以内で入力してください。',
  NAME_CONTAINS_LINK:
    '名前に、Webサイトやメールのアドレス、電話番号と読める部分(「www.」「.com」「@」など)は使えません。除いて入力してください。',
  EMAIL_ALREADY_USED: 'このメールアドレスの方は、すでに社員です。',
  ALREADY_INVITED: 'このメールアドレスは、すでに招待しています。社員の一覧から再送できます。',
  MAILED_RECENTLY:
    'この宛先には招待メールを送ったばかりか、1日に送れる数に達しているため、送信していません。時間をおいて、もう一度お試しください。',
  MAILS_USED_UP:
    'この支店から1日に送れる招待メールの数に達したため、送信していません。時間をおいて、もう一度お試しください。',
  EMPLOYEE_NOT_FOUND: '社員が見つかりません。すでに削除されたか、登録が済んだ可能性があります。',
  CANNOT_DELETE_SELF: '自分自身は削除できません。',
  CANNOT_DELETE_ADMIN: '管理者は削除できません。先に管理者を引き継いでください。',
  ALREADY_ADMIN: 'この社員は、すでに管理者です。',
  NOT_ACTIVE: '登録が済んでいない社員には、管理者を引き継げません。',
  FORBIDDEN: 'この操作ができるのは管理者だけです。管理者が変わった可能性があります。',
  UNEXPECTED: '予期しないエラーが発生しました。しばらくしてから、もう一度お試しください。',
};
