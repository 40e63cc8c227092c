import type { SignInReason } from '@yado/shared/routing/paths';

/** Why somebody who was signed in is asked again; the address carries the reason. */
const reasons: Record<SignInReason, { title: string; text: string }> = {
  ended: {
    title: 'サインアウトされました',
    text: 'ほかのタブや端末でのサインアウト、パスワードの変更、または管理者による変更のため、安全のためにサインアウトしました。再度サインインしてください。送信前の入力内容は送られていません。',
  },
  inactive: {
    title: 'このアカウントは利用できません',
    text: '招待の登録が終わっていないか、アカウントが停止・削除されています。会社の管理者へお問い合わせください。',
  },
};

/** Null for no reason, or for one that this build doesn't know. */
export function signInReason(reason: string | null) {
  return Object.entries(reasons).find(([known]) => known === reason)?.[1] ?? null;
}
