import { Icon } from '@yado/shared/ui/Icon';
import { SegmentedControl } from '@yado/shared/ui/SegmentedControl';
import { css } from '#styled/css';
import { chooseListDensity } from '../../lib/list-density.ts';
import { useListDensity } from './use-list-density.ts';

/** Hotels with pictures and equipment, or as many of them as fit; kept for the browser. */
export function DensitySwitch() {
  return (
    <SegmentedControl
      label="一覧の表示"
      size="sm"
      value={useListDensity()}
      onChange={chooseListDensity}
      options={[
        { value: 'comfortable', label: '標準', icon: <Icon name="card" size={16} /> },
        { value: 'compact', label: 'コンパクト', icon: <Icon name="menu" size={16} /> },
      ]}
      className={css({ flexShrink: '0', _print: { display: 'none' } })}
    />
  );
}
