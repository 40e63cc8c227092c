import { leadingPhone } from './leading-phone.ts';

/** A number as it is dialed from anywhere, for readers abroad: `+81 3-1234-5678`. Another text stays as it is. */
export function phoneAbroad(text: string): string {
  const written = text.trim();
  const phone = leadingPhone(written);
  if (phone?.text !== written || /^\(?\+/.test(written)) return text;
  const [, country = '', number = ''] = /^(?:0|([1-9]\d{0,2})-)(.*)$/.exec(written.replace(/^\(/, '')) ?? [];
  return `+${country || '81'} ${number.replaceAll(/[ ()-]+/g, '-')}`;
}
