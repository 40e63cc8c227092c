import { Badge } from '@yado/shared/ui/Badge';

const FEW = 5;

/** A true word of haste; silent while there are plenty, or nobody knows. */
export function RoomsLeft({ count }: { count: number | null | undefined }) {
  if (count == null || count < 1 || count > FEW) return null;
  return <Badge tone="warning">残り{count}室</Badge>;
}
