import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Popover } from '@yado/shared/ui/Popover';
import { css } from '#styled/css';

/** The supplier's one line for taxes and fees, with what it holds. */
export function TaxNote() {
  return (
    <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1' })}>
      税およびサービス料
      <Popover
        title="税およびサービス料とは"
        trigger={
          <IconButton label="税およびサービス料について" size="xs">
            <Icon name="help" size={16} />
          </IconButton>
        }
      >
        宿泊にかかる税金の見込額と、宿泊施設や予約提供会社のサービス料を合わせた金額です。宿泊税や入湯税など、現地で直接お支払いいただくものは含みません。
      </Popover>
    </span>
  );
}
