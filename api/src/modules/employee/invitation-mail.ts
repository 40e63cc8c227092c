import { mailDeadline } from '../account-task/mail-deadline.ts';
import type { MailSender } from '../organization/mail-sender.ts';
import { getMailName, greetPerson } from '../travel/mails/greeting.ts';
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

/**
 * ご招待: who invites, where to sign up, until when. It goes to people who may not know us, so that its subject has no
 * name that a company's people write.
 */
export function invitationMail(facts: InvitationFacts): MailText {
  const { sender } = facts;
  const place = [facts.companyName, getMailName(facts.branchName, '')].filter(Boolean).join(' ');
  return {
    subject: `【${sender.name}】${facts.companyName}からのご招待`,
    greeting: greetPerson(facts.name),
    lead: `${place}の${getMailName(facts.invitedBy, 'ご担当者')}様から、出張・宿泊予約サービスへのご招待です。次のリンクからアカウントを登録してください。`,
    sections: [
      {
        title: 'ご招待の内容',
        rows: [
          ['会社・部署', place],
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
    sender,
  };
}
