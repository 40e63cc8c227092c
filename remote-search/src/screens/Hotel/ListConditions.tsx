import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { css } from '#styled/css';
import { useListAddress } from '../../lib/list-address.ts';
import { labelsLeftOnList } from '../../lib/rate-conditions.ts';

/** Says which conditions of the list the rates are not narrowed by, as the price on the list was of one that passes them. */
export function ListConditions() {
  const address = useListAddress();
  if (address === null) return null;
  const { filter } = searchFromParams(new URLSearchParams(address.split('?')[1]));
  const labels = labelsLeftOnList(filter);
  if (labels.length === 0) return null;
  return (
    <p className={css({ mb: '3', color: 'text.muted', fontSize: 'sm' })} data-print="hide">
      検索結果の条件「{labels.join('、')}」は、前後の日と下の客室の料金には適用していません。
    </p>
  );
}
