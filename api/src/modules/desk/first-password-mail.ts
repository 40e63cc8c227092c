import type { MailSender } from '../organization/mail-sender.ts';
import { greetPerson } from '../travel/mails/greeting.ts';
import type { MailText } from '../travel/mails/render-mail.ts';

/** アカウントのご用意: where to choose the first password, and what to do once the link has expired. */
export function firstPasswordMail(facts: {
  sender: MailSender;
  name: string;
  email: string;
  url: string;
  retryUrl: string;
}): MailText {
  const { sender } = facts;
  return {
    subject: `【${sender.name}】アカウントのご用意ができました`,
    greeting: greetPerson(facts.name),
    lead: '業務用アカウントのご用意ができました。次のリンクからパスワードを設定してください。',
    sections: [{ title: 'アカウント', rows: [['メールアドレス', facts.email]] }],
    links: [
      { label: 'パスワードを設定する', url: facts.url },
      { label: 'リンクの有効期限が切れた場合は、こちらから再発行できます', url: facts.retryUrl },
    ],
    notes: ['お心当たりがない場合は、このメールを破棄してください。', '本メールは送信専用です。'],
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    sender,
  };
}
