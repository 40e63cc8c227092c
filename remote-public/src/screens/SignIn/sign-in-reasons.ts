import type { SignInReason } from '@yado/shared/routing/paths';

/** Why somebody who was signed in is asked again; the address carries the reason. */
const reasons: Record<SignInReason, { title: string; text: string }> = {
  ended: {
    title: 'サインアウトされました',
    text: 'ほかのタブや端末でのサインアウト、パスワードの変更、または管理者による変更のため、安全のためにサインアウトしました。再度サインインしてください。予約手続きで入力した宿泊者の情報は残っています。それ以外の送信前の内容は送られていません。',
  },
  everywhere: {
    title: 'すべての端末からサインアウトしました',
    text: '続けて利用するには、もう一度サインインしてください。',
  },
  inactive: {
    title: 'このアカウントは利用できません',
    text: '招待の登録が終わっていないか、アカウントが停止・削除されています。会社の管理者へお問い合わせください。',
  },
};

/** What to know before signing in to a browser that forgets it at the next reload. */
export const unstored = {
  title: 'サインインした状態を保存できません',
  text: 'ブラウザーの保存領域を使えないため、画面を開き直すたびにサインインが必要になります。サイトデータの保存が許可されているか、空き容量があるかをご確認ください。',
};

/** Null for no reason, or for one that this build doesn't know. */
export function signInReason(reason: string | null) {
  return Object.entries(reasons).find(([known]) => known === reason)?.[1] ?? null;
}
