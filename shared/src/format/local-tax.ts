import { formatYen } from './yen.ts';

/** What the hotel collects as taxes, as far as it can be computed: 「約¥600」, or 「最大¥600」 where it may be less. */
export function formatLocalTaxTotal({
  total,
  isUpperBound,
}: {
  total: number;
  isUpperBound: boolean;
}): string {
  return `${isUpperBound ? '最大' : '約'}${formatYen(total)}`;
}
