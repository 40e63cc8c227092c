import { describe, expect, it } from 'vitest';
import { invitationMail } from '../../src/modules/employee/invitation-mail.ts';
import { passwordCodeMail } from '../../src/modules/account/mails/password-code-mail.ts';
import { firstPasswordMail } from '../../src/modules/desk/first-password-mail.ts';
import { greetBooker } from '../../src/modules/travel/mails/greeting.ts';
import { isGuestName } from '../../src/modules/travel/validate-guests.ts';

const sender = { name: 'みらいトラベル', contact: null, logo: null, color: '#2C67AC' };
const trap = '至急 https://evil.example/ で返金';

describe('a mail about somebody whose name an earlier release took', () => {
  it('invites with the company’s contract name alone in its subject, and greets by no link', () => {
    const mail = invitationMail({
      sender,
      name: trap,
      companyName: 'Booking.com Japan株式会社',
      branchName: `【重要】返金 ${trap}`,
      invitedBy: trap,
      url: 'https://yado.example/sign-up?code=x',
      expiresAt: new Date(),
    });
    expect(mail.subject).toBe('【みらいトラベル】Booking.com Japan株式会社からのご招待');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('carries the name of a branch in its text', () => {
    const facts = { sender, name: '田中', companyName: '株式会社さくら商事', branchName: '大阪支店' };
    const mail = invitationMail({
      ...facts,
      invitedBy: '佐藤',
      url: 'https://yado.example/',
      expiresAt: new Date(),
    });
    expect(mail.lead).toContain('株式会社さくら商事 大阪支店の佐藤様から');
    expect(mail.subject).not.toContain('大阪支店');
  });

  it('greets nobody by a link', () => {
    expect(passwordCodeMail({ sender, name: trap, secret: 'A', expiresAt: new Date() }).greeting).toBe(
      'ご利用者 様',
    );
    const first = { sender, email: 'a@b.example', url: '', retryUrl: '' };
    expect(firstPasswordMail({ ...first, name: '田中 健一' }).greeting).toBe('田中 健一 様');
    expect(firstPasswordMail({ ...first, name: trap }).greeting).toBe('ご利用者 様');
    const company = { companyName: '株式会社さくら商事', branchName: '東京本社' };
    expect(greetBooker({ ...company, bookerName: '田中 健一' })).toBe(
      '株式会社さくら商事 東京本社 田中 健一 様',
    );
    expect(greetBooker({ ...company, branchName: 'evil.com', bookerName: trap })).toBe(
      '株式会社さくら商事 ご予約者 様',
    );
  });

  it.each(['evil.com', 'www.evil', 'https://evil', 'Evil/com', 'a:b', 'evil@b'])(
    'names no guest %j, which no passport has',
    (name) => {
      expect(isGuestName(name)).toBe(false);
    },
  );
});
