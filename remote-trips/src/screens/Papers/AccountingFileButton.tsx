import { formatCount } from '@yado/shared/format/counts';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AccountingFileDialog, type SavedFile } from './AccountingFileDialog.tsx';
import { ReplacedCharacters } from './ReplacedCharacters.tsx';
import type { AccountingFileButton_query$key } from './__generated__/AccountingFileButton_query.graphql';

interface Props {
  query: AccountingFileButton_query$key;
  desk: boolean;
  branchId: string;
}

/** What rooms cost, as a file for an accounting software. */
export function AccountingFileButton({ query, desk, branchId }: Props) {
  const data = useFragment(
    graphql`
      fragment AccountingFileButton_query on Query {
        ...AccountingFileDialog_query
      }
    `,
    query,
  );
  const { open, key, show, close } = useFreshDialog();
  // Set when something was replaced, which the person has to see.
  const [replaced, setReplaced] = useState<SavedFile | null>(null);
  const report = (file: SavedFile) => {
    if (file.replacements.length > 0) return setReplaced(file);
    close();
    toast({ tone: 'success', title: `${formatCount(file.rowCount, '件')}の明細を保存しました` });
  };
  const start = () => {
    setReplaced(null);
    show();
  };
  return (
    <>
      <Button variant="outline" size="sm" startIcon={<Icon name="download" size={18} />} onClick={start}>
        会計ソフト用に保存
      </Button>
      {replaced ? (
        <ReplacedCharacters file={replaced} open={open} onClose={close} />
      ) : (
        <AccountingFileDialog
          key={key}
          query={data}
          desk={desk}
          branchId={branchId}
          open={open}
          onClose={close}
          onSaved={report}
        />
      )}
    </>
  );
}
