import { describe, expect, it } from 'vitest';
import { contentDisposition } from './document-file.ts';

describe('the file name of a download', () => {
  it('is given in Japanese and once more for clients that read Latin letters only', () => {
    expect(contentDisposition({ fileName: '請求書 2026年10月.pdf', asciiName: 'invoice-202610.pdf' })).toBe(
      'attachment; filename="invoice-202610.pdf"; ' +
        "filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8%202026%E5%B9%B410%E6%9C%88.pdf",
    );
  });

  it('can neither end the header nor leave the folder', () => {
    const header = contentDisposition({ fileName: `../a"\r\nX: 1'();.pdf`, asciiName: 'a"\r\nX: 1.pdf' });
    expect(header).toBe(`attachment; filename="a_X_1.pdf"; filename*=UTF-8''__a_X_%201%27%28%29%3B.pdf`);
    expect(contentDisposition({ fileName: '\ud800.pdf', asciiName: 'x.pdf' })).toContain('%EF%BF%BD.pdf');
  });
});
