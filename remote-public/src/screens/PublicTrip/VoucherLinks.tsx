import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { downloadSearch } from '../../lib/voucher-choice.ts';
import { noVoucherText } from './use-voucher-download.ts';

interface Props {
  /** At least one. */
  roomNumbers: readonly number[];
  /** A file was asked for, and there is none. */
  isLost: boolean;
}

/** What `VoucherDownload` does, in a page without React: the edge leads on to the file. */
export function VoucherLinks({ roomNumbers, isLost }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <LinkButton
          href={downloadSearch(roomNumbers, 'ja-JP')}
          variant="solid"
          startIcon={<Icon name="download" />}
        >
          PDF(日本語)
        </LinkButton>
        <LinkButton
          href={downloadSearch(roomNumbers, 'en-US')}
          variant="outline"
          startIcon={<Icon name="download" />}
        >
          <span lang="en">PDF (English)</span>
        </LinkButton>
        <Button
          variant="ghost"
          data-print-page=""
          startIcon={<Icon name="print" />}
          className={css({ 'html:not([data-session]) &': { display: 'none' } })}
        >
          印刷する
        </Button>
      </div>
      {isLost && <Banner tone="error">{noVoucherText}</Banner>}
    </div>
  );
}
