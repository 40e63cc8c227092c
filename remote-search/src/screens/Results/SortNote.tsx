import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Popover } from '@yado/shared/ui/Popover';

/** What the recommended order goes by, as the API weighs it. */
export function SortNote() {
  return (
    <Popover
      title="おすすめ順とは"
      placement="bottom-end"
      trigger={
        <IconButton label="おすすめ順について" size="sm">
          <Icon name="help" size={16} />
        </IconButton>
      }
    >
      目的地からの距離、口コミの評価、料金、いま無料でキャンセルできる料金かどうか、所属の支店で過去1年に予約したホテルかどうか、予約提供会社での順位をもとに並べています。この日程・人数で泊まれる空室がないホテルは、どの並び順でも最後に表示します。
    </Popover>
  );
}
