const format = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** 「2030年1月1日 9:00(日本時間)」 */
export function mailDeadline(instant: Date): string {
  return `${format.format(instant)}(日本時間)`;
}
