import { mailDeadline } from '../account-task/mail-deadline.ts';
import type { MailSender } from '../organization/mail-sender.ts';
import type { MailText } from '../travel/mails/render-mail.ts';

export interface InvitationFacts {
  sender: MailSender;
  name: string;
  companyName: string;
  branchName: string;
  invitedBy: string;
  url: string;
  expiresAt: Date;
}

/** ご招待: who invites, where to sign up, until when. */
export function invitationMail(facts: InvitationFacts): MailText {
  const { sender } = facts;
  return {
    subject: `【${sender.name}】${facts.companyName} ${facts.branchName}からのご招待`,
    greeting: `${facts.name} 様`,
    lead: `${facts.companyName} ${facts.branchName}の${facts.invitedBy}様から、出張・宿泊予約サービスへのご招待です。次のリンクからアカウントを登録してください。`,
    sections: [
      {
        title: 'ご招待の内容',
        rows: [
          ['会社・部署', `${facts.companyName} ${facts.branchName}`],
          ['有効期限', mailDeadline(facts.expiresAt)],
        ],
      },
    ],
    links: [{ label: 'アカウントを登録する', url: facts.url }],
    notes: [
      'このリンクは本メールを受け取られたご本人専用です。ほかの方に転送しないでください。',
      'お心当たりがない場合は、このメールを破棄してください。',
      '本メールは送信専用です。',
    ],
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    color: sender.color,
  };
}
