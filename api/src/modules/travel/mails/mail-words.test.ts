import { describe, expect, it } from 'vitest';
import { day, deadline, money, stayText, yen } from './mail-words.ts';
import { renderMail } from './render-mail.ts';

describe('words of a mail', () => {
  it('write yen, other money, days and stays in Japanese', () => {
    expect(yen(1_234_567)).toBe('¥1,234,567');
    expect(money({ currency: 'JPY', value: '1500' })).toBe('¥1,500');
    expect(money({ currency: 'USD', value: '12.50' })).toBe('USD 12.50');
    expect(day('2027-01-31')).toBe('2027年1月31日(日)');
    expect(stayText({ start_date: '2026-12-31', end_date: '2027-01-02' })).toBe(
      '2026年12月31日(木) 〜 2027年1月2日(土) 2泊',
    );
  });

  it('write a deadline on the property’s clock, and on Japan’s when it differs', () => {
    expect(deadline('2026-12-01T18:00:00+09:00', 'Asia/Tokyo')).toBe('2026年12月1日(火) 18:00(現地時間)');
    expect(deadline('2026-12-01T18:00:00-10:00', 'Pacific/Honolulu')).toBe(
      '2026年12月1日(火) 18:00(現地時間) / 日本時間 2026年12月2日(水) 13:00',
    );
  });
});

describe('a mail', () => {
  it('says the same as text and as HTML, and lets no markup in', () => {
    const mail = renderMail({
      subject: '件名',
      greeting: '<b>田中</b> 様',
      lead: 'A & B',
      sections: [{ title: '内容', rows: [['ホテル', '"東京" ホテル']] }],
      links: [{ label: '詳細', url: 'http://localhost:8080/trips/1?a=1&b=2' }],
      notes: [],
      signature: ['Yado'],
      sender: { name: '"みらい"', contact: null, color: '#0B6B57', logo: 'platform' },
    });
    expect(mail.text).toContain('■ 内容\nホテル: "東京" ホテル');
    expect(mail.html).toContain('&lt;b&gt;田中&lt;/b&gt; 様');
    expect(mail.html).toContain('&quot;東京&quot; ホテル');
    expect(mail.html).toContain('href="http://localhost:8080/trips/1?a=1&amp;b=2"');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('src="cid:logo@yado" alt="&quot;みらい&quot;"');
  });
});
