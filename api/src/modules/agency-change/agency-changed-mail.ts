import { mailDeadline } from '../account-task/mail-deadline.ts';
import type { MailSender } from '../organization/mail-sender.ts';
import { getMailName, greetPerson } from '../travel/mails/greeting.ts';
import type { MailSection, MailText } from '../travel/mails/render-mail.ts';

export interface ChangeFacts {
  changedAt: Date;
  /** Null: the platform. */
  changedBy: string | null;
  /** What mails call the fields. */
  labels: readonly string[];
}

export interface AgencyChangedFacts {
  sender: MailSender;
  agencyName: string;
  /** Oldest first. */
  changes: readonly ChangeFacts[];
  /** Changes that are not named: the page has them all. */
  hasMore: boolean;
  /** Whom to call when nobody of the agency made the change. */
  support: { name: string; phone: string; mail: string | null };
}

/** 契約と請求の情報の変更: which fields, by whom and when, to a user of the agency. It has no value: mails go astray. */
export function agencyChangedMail(facts: AgencyChangedFacts & { name: string; url: string }): MailText {
  return {
    subject: `【${facts.sender.name}】契約と請求の情報が変更されました`,
    greeting: greetPerson(facts.name),
    lead: `${facts.agencyName}の、契約書や請求書に表示する情報が変更されました。変更の前と後の内容は、次のリンクの「変更履歴」で確認できます。`,
    sections: sectionsOf(facts),
    links: [{ label: '契約と請求を開く', url: facts.url }],
    notes: [
      'お心当たりがない変更があるときは、ほかの担当者に確認のうえ、すぐに上記のお問い合わせ先へご連絡ください。担当者のアカウントが不正に使われているおそれがあります。',
      '本メールは送信専用です。',
    ],
    ...closing(facts),
  };
}

/** The same to the address that customers asked about invoices until the change. */
export function agencyContactChangedMail(facts: AgencyChangedFacts): MailText {
  return {
    subject: `【${facts.sender.name}】請求書の問い合わせ先が変更されました`,
    greeting: `${facts.agencyName} 請求ご担当者 様`,
    lead: `このメールアドレスは、${facts.agencyName}の請求書の問い合わせ先から外れました。今後の請求書には表示されません。`,
    sections: sectionsOf(facts),
    links: [],
    notes: [
      'お心当たりがないときは、社内の担当者に確認のうえ、すぐに上記のお問い合わせ先へご連絡ください。',
      '本メールは送信専用です。',
    ],
    ...closing(facts),
  };
}

function sectionsOf({ changes, hasMore, support }: AgencyChangedFacts): MailSection[] {
  const sections = changes.map(({ changedAt, changedBy, labels }, index) => ({
    title: changes.length === 1 ? '変更の内容' : `変更の内容 ${index + 1}`,
    rows: [
      ['変更した項目', labels.join('、')],
      ['変更した人', changedBy === null ? '運営会社' : getMailName(changedBy, '担当者')],
      ['変更した日時', mailDeadline(changedAt)],
    ] as const,
  }));
  const more = { title: 'ほかの変更', rows: [['件数', 'このほかにも変更があります'] as const] };
  const contact = {
    title: 'お問い合わせ先',
    rows: [
      ['窓口', support.name] as const,
      ['電話', support.phone] as const,
      ...(support.mail === null ? [] : [['メール', support.mail] as const]),
    ],
  };
  return [...sections, ...(hasMore ? [more] : []), contact];
}

function closing({ sender }: AgencyChangedFacts): Pick<MailText, 'signature' | 'sender'> {
  return {
    signature: sender.contact === null ? [sender.name] : [sender.name, sender.contact],
    sender,
  };
}
