import type { MailSender } from '../../organization/mail-sender.ts';
import { greetPerson } from '../../travel/mails/greeting.ts';
import type { MailText } from '../../travel/mails/render-mail.ts';

/** メールアドレスの変更の取り消し: where to choose a new password, and why the former one is worth nothing. */
export function emailUndoneMail(facts: {
  sender: MailSender;
  name: string;
  email: string;
  url: string;
  retryUrl: string;
}): MailText {
  const { sender } = facts;
  return {
    subject: `【${sender.name}】メールアドレスの変更を取り消しました`,
    greeting: greetPerson(facts.name),
    lead: 'メールアドレスの変更を取り消し、このアドレスに戻しました。変更した人がパスワードを知っているおそれがあるため、これまでのパスワードを無効にし、すべての端末でサインアウトしました。次のリンクから、新しいパスワードを設定してください。',
    sections: [{ title: 'アカウント', rows: [['メールアドレス', facts.email]] }],
    links: [
      { label: '新しいパスワードを設定する', url: facts.url },
      { label: 'リンクの有効期限が切れた場合は、こちらから再発行できます', url: facts.retryUrl },
    ],
    notes: ['新しいパスワードを設定するまで、サインインはできません。', '本メールは送信専用です。'],
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    sender,
  };
}
