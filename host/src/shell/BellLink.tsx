import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

/** Link to the news with the number of unread ones. */
export function BellLink({ unread }: { unread: number }) {
  return (
    <Link
      to={paths.news()}
      aria-label={unread > 0 ? `お知らせ(未読${unread}件)` : 'お知らせ'}
      className={css({
        position: 'relative',
        flexShrink: '0',
        width: '44px',
        height: '44px',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'md',
        color: 'text',
        _hover: { bg: 'surface.hover' },
      })}
    >
      <Icon name="bell" />
      {unread > 0 && <span aria-hidden="true" data-unread={unread} className={mark} />}
    </Link>
  );
}

const mark = css({
  // Generated content, because the link's name already has the number in words.
  _before: { content: 'attr(data-unread)' },
  position: 'absolute',
  top: '1',
  right: '1',
  minWidth: '18px',
  height: '18px',
  paddingX: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'danger.solid',
  color: 'danger.onSolid',
  fontSize: '2xs',
  fontWeight: 'bold',
  lineHeight: '1',
});
