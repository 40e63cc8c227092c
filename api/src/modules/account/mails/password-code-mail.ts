import type { MailSender } from '../../organization/mail-sender.ts';
import { greetPerson } from '../../travel/mails/greeting.ts';
import type { MailText } from '../../travel/mails/render-mail.ts';
import { mailDeadline } from '../../account-task/mail-deadline.ts';

/** パスワード再設定の確認コード: what to type, until when. */
export function passwordCodeMail(facts: {
  sender: MailSender;
  name: string;
  secret: string;
  expiresAt: Date;
}): MailText {
  const { sender } = facts;
  return {
    subject: `【${sender.name}】パスワード再設定の確認コード`,
    greeting: greetPerson(facts.name),
    lead: 'パスワード再設定のお申し込みを受け付けました。画面に次の確認コードを入力してください。',
    sections: [
      {
        title: '確認コード',
        rows: [
          ['確認コード', facts.secret],
          ['有効期限', mailDeadline(facts.expiresAt)],
        ],
      },
    ],
    links: [],
    notes: [
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
      '確認コードをほかの方に伝えないでください。',
      '本メールは送信専用です。',
    ],
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    sender,
  };
}
