/** Where a review was written, as people know it; the supplier names it in English. */
export function reviewSource(source: string): string {
  return /^expedia verified review$/i.test(source.trim())
    ? 'Expediaで確認済みの口コミ'
    : `投稿元: ${source.trim()}`;
}
