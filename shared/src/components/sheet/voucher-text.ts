interface TwoLanguages {
  ja: string;
  en: string;
}

const statuses: Readonly<Record<string, TwoLanguages | undefined>> = {
  PENDING: { ja: '予約確認中', en: 'Pending' },
  BOOKED: { ja: '予約確定', en: 'Confirmed' },
  CANCELED: { ja: 'キャンセル済み', en: 'Canceled' },
  FAILED: { ja: '予約不成立', en: 'Not booked' },
  REFUNDED: { ja: '返金済み', en: 'Refunded' },
};

/** What a room's state is called on paper; null for one that this build does not know. */
export function voucherStatus(status: string): (TwoLanguages & { valid: boolean }) | null {
  const text = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return text ? { ...text, valid: status === 'BOOKED' } : null;
}

const enDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** `Thu, Dec 31, 2026 – Sat, Jan 2, 2027 (2 nights)`. Takes `YYYY-MM-DD`. */
export function enStay(checkin: string, checkout: string, nights: number): string {
  const days = `${enDate.format(new Date(checkin))} – ${enDate.format(new Date(checkout))}`;
  return `${days} (${plural(nights, 'night')})`;
}

/** `2 adults, 1 child (9)`, with ages in years; `2 adults, 1 child` for their number alone. */
export function enOccupancy(adults: number, children: readonly number[] | number): string {
  const count = typeof children === 'number' ? children : children.length;
  if (count === 0) return plural(adults, 'adult');
  const ages = typeof children === 'number' ? '' : ` (${children.join(', ')})`;
  return `${plural(adults, 'adult')}, ${plural(count, 'child', 'children')}${ages}`;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
