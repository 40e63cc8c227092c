/** What the pictures of an agency are to people, in the order of the screen. */
export const pictureKinds = {
  LOGO: {
    heading: 'ロゴ(書類とメール)',
    label: 'ロゴ',
    field: 'paperLogo',
    where:
      'バウチャー、予約明細、お客様へのメールと、今後発行する請求書・領収書に表示します。登録しないときは、会社の表示名を表示します。白い紙の上で見えるものをお選びください。',
    withoutIt: 'バウチャー、予約明細、メールと、今後発行する請求書・領収書には、会社の表示名を表示します。',
    width: 192,
    height: 48,
  },
  SEAL: {
    heading: '社印',
    label: '社印',
    field: 'seal',
    where: '今後発行する請求書と領収書の、会社名の横に表示します。発行済みの書類は変わりません。',
    withoutIt: '今後発行する請求書と領収書には、社印を表示しません。',
    width: 96,
    height: 96,
  },
} as const;

export type PictureKind = keyof typeof pictureKinds;

export const listPictureKinds = () => Object.keys(pictureKinds) as PictureKind[];
