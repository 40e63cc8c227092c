import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { css } from '#styled/css';
import { useVoucherDownload } from './use-voucher-download.ts';

interface Props {
  publicKey: string;
  /** At least one. */
  roomNumbers: readonly number[];
}

/** The sheets as a PDF, in either language. */
export function VoucherDownload({ publicKey, roomNumbers }: Props) {
  const { download, asking } = useVoucherDownload(publicKey, roomNumbers);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (language: 'ja-JP' | 'en-US') => {
    setFailure(null);
    setFailure(await download(language));
  };

  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          startIcon={<Icon name="download" />}
          loading={asking === 'ja-JP'}
          loadingText="作成しています"
          disabled={asking === 'en-US'}
          onClick={() => void start('ja-JP')}
        >
          PDF(日本語)
        </Button>
        <Button
          variant="outline"
          startIcon={<Icon name="download" />}
          loading={asking === 'en-US'}
          loadingText="作成しています"
          disabled={asking === 'ja-JP'}
          onClick={() => void start('en-US')}
        >
          <span lang="en">PDF (English)</span>
        </Button>
        <Button variant="ghost" startIcon={<Icon name="print" />} onClick={() => window.print()}>
          印刷する
        </Button>
      </div>
      {failure && <Banner tone="error">{failure}</Banner>}
    </div>
  );
}
