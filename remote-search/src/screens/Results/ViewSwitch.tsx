import type { HotelSearch } from '@yado/shared/routing/hotel-search';
import { Icon } from '@yado/shared/ui/Icon';
import { SegmentedControl } from '@yado/shared/ui/SegmentedControl';
import { css } from '#styled/css';

interface Props {
  view: HotelSearch['view'];
  onChange: (view: HotelSearch['view']) => void;
}

/** List or map, where there is no room for both. */
export function ViewSwitch({ view, onChange }: Props) {
  return (
    <SegmentedControl
      label="表示の切り替え"
      value={view ?? 'list'}
      onChange={(chosen) => onChange(chosen === 'map' ? 'map' : undefined)}
      options={[
        { value: 'list', label: '一覧', icon: <Icon name="menu" size={16} /> },
        { value: 'map', label: '地図', icon: <Icon name="map" size={16} /> },
      ]}
      className={css({ hideFrom: 'lg', flexShrink: '0', _print: { display: 'none' } })}
    />
  );
}
