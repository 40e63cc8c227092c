import type { StatusText } from './status-text.ts';

interface Room {
  readonly status: string;
  readonly paymentPrice: number;
  readonly refundPrice?: number | null;
}

const all: StatusText = { label: '返金済み', tone: 'neutral', icon: 'yen' };
const part: StatusText = { label: '一部返金', tone: 'neutral', icon: 'yen' };

/** How much of a room's price an operator returned, beside what the room is; null when nothing was. */
export function returnedText({ status, paymentPrice, refundPrice }: Room): StatusText | null {
  if (status !== 'REFUNDED') return null;
  return (refundPrice ?? 0) >= paymentPrice ? all : part;
}
