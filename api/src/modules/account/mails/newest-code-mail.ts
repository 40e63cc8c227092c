import type { MailSender } from '../../organization/mail-sender.ts';
import { greetPerson } from '../../travel/mails/greeting.ts';
import type { MailText } from '../../travel/mails/render-mail.ts';

/** 再設定の方法: instead of yet another code; the link works however often others have asked. */
export function newestCodeMail(facts: { sender: MailSender; name: string; url: string }): MailText {
  const { sender } = facts;
  return {
    subject: `【${sender.name}】パスワード再設定の方法`,
    greeting: greetPerson(facts.name),
    lead: 'このアドレスについて、確認コードのお申し込みが続いています。新しい確認コードはお送りしていません。次のリンクから、パスワードを再設定できます。',
    sections: [],
    links: [{ label: 'パスワードを再設定する', url: facts.url }],
    notes: [
      'ご自身で確認コードをお申し込みになった場合は、最後に届いた確認コードを、そのときの画面に入力することもできます。',
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
      '本メールは送信専用です。',
    ],
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    sender,
  };
}
