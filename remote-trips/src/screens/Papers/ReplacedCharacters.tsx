import { formatCount } from '@yado/shared/format/counts';
import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Table } from '@yado/shared/ui/Table';
import { css } from '#styled/css';
import { openRoomsText } from './paper-texts.ts';
import type { SavedFile } from './AccountingFileDialog.tsx';

interface Props {
  file: SavedFile;
  open: boolean;
  onClose: () => void;
}

/** Which characters a saved file has in another form, because its charset lacks them. */
export function ReplacedCharacters({ file: { rowCount, openRooms, replacements }, open, onClose }: Props) {
  const count = replacements.reduce((sum, replacement) => sum + replacement.count, 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${formatCount(rowCount, '件')}の明細を保存しました`}
      footer={
        <Button variant="outline" onClick={onClose}>
          閉じる
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <p>
          Shift_JISで表せない文字を、{formatCount(count, 'か所')}で置き換えました。
          {replacements.some(({ replacement }) => replacement === '〓') &&
            '「〓」は、代わりの文字がないところです。'}
        </p>
        {openRooms > 0 && <p>{openRoomsText(openRooms)}</p>}
        <Table
          caption="置き換えた文字"
          rows={replacements}
          rowKey={({ character }) => character}
          density="compact"
          columns={[
            { id: 'from', header: '元の文字', primary: true, cell: ({ character }) => character },
            { id: 'to', header: '置き換えた文字', cell: ({ replacement }) => replacement },
            { id: 'count', header: '数', align: 'end', cell: ({ count }) => formatCount(count, 'か所') },
          ]}
        />
      </div>
    </Dialog>
  );
}
