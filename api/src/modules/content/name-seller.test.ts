import { describe, expect, it } from 'vitest';
import type { Seller } from '../organization/seller.ts';
import { nameSeller } from './name-seller.ts';

const body =
  '## 販売事業者\n\n{seller.name}\n\n## 責任者\n\n{seller.representative}\n\n## 電話\n\n{seller.contact}\n\n## 旅行業登録\n\n{seller.license}\n\n## 価格\n\n{price}\n';
const seller: Seller = {
  agencyId: 'a1',
  name: '株式会社みらいトラベル',
  representative: '代表取締役 未来 守',
  address: null,
  phone: '06-0000-0200',
  mail: null,
  contact: '平日 9:30〜18:00',
  license: '第2種旅行業 大阪府知事登録旅行業第2-0000号',
  registrationNumber: null,
};

describe('a legal text', () => {
  it('names the seller, who represents it, how it is reached and its license', () => {
    const text = nameSeller(body, seller);
    expect(text).toContain('## 販売事業者\n\n株式会社みらいトラベル\n');
    expect(text).toContain('代表取締役 未来 守');
    expect(text).toContain('06-0000-0200 / 平日 9:30〜18:00');
    expect(text).toContain('大阪府知事登録旅行業第2-0000号');
  });

  it('offers what is not kept, and has no section about a license that there is none of', () => {
    const text = nameSeller(body, { ...seller, representative: null, license: null });
    expect(text).toContain('## 責任者\n\nご請求があれば、遅滞なく開示します。');
    expect(text).not.toContain('旅行業登録');
  });

  it('takes facts as they are written, never as Markdown', () => {
    const representative = '[お支払い](https://evil.example) <b>*守*</b>';
    expect(nameSeller('{seller.representative}', { ...seller, representative })).toBe(
      '\\[お支払い\\](https\\://evil.example) \\<b\\>\\*守\\*\\</b\\>',
    );
  });

  it('keeps braces that mean something else', () => {
    expect(nameSeller(body, seller)).toContain('{price}');
  });
});
