import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import { type DocumentLanguage, documentLanguages } from '../../lib/document-language.ts';
import { useVoucherDownload } from './use-voucher-download.ts';

interface Props {
  travelId: string;
  roomNumbers: readonly number[];
}

/** The chosen rooms' vouchers as one file, in the language of the hotel's desk. */
export function VoucherDownload({ travelId, roomNumbers }: Props) {
  const [language, setLanguage] = useState<DocumentLanguage>('ja-JP');
  const { download, asking } = useVoucherDownload();
  const start = async () => {
    const failure = await download({ travelId, roomNumbers, language });
    if (failure) toast({ tone: 'error', title: failure });
  };
  return (
    <div
      data-print="hide"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4',
        alignItems: 'end',
        justifyContent: 'space-between',
        width: '100%',
        maxWidth: '820px',
        marginX: 'auto',
      })}
    >
      <RadioGroup
        label="PDFの言語"
        orientation="horizontal"
        options={documentLanguages}
        value={language}
        onChange={setLanguage}
      />
      <Button
        variant="outline"
        startIcon={<Icon name="download" />}
        loading={asking !== null}
        loadingText="PDFを作成しています"
        onClick={() => void start()}
      >
        {roomNumbers.length}室分をPDFで保存
      </Button>
    </div>
  );
}
