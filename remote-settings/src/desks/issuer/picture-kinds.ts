/** What the two pictures of an agency are to people. */
export const pictureKinds = {
  LOGO: {
    heading: 'ロゴ(書類とメール)',
    label: 'ロゴ',
    where:
      'バウチャー、予約明細、お客様へのメールと、今後発行する請求書・領収書に表示します。登録しないときは、会社の表示名を表示します。白い紙の上で見えるものをお選びください。',
    width: 192,
    height: 48,
  },
  SEAL: {
    heading: '社印',
    label: '社印',
    where: '今後発行する請求書と領収書の、会社名の横に表示します。発行済みの書類は変わりません。',
    width: 96,
    height: 96,
  },
} as const;

export type PictureKind = keyof typeof pictureKinds;
