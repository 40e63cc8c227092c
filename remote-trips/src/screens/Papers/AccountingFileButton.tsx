import { formatCount } from '@yado/shared/format/counts';
import { todayIn } from '@yado/shared/format/calendar-date';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { lastMonth } from '../../lib/accounting-period.ts';
import { AccountingFileDialog, type FileEntry, type SavedFile } from './AccountingFileDialog.tsx';
import { AccountingFormatDialog } from './AccountingFormatDialog.tsx';
import { openRoomsText } from './paper-texts.ts';
import { ReplacedCharacters } from './ReplacedCharacters.tsx';
import type { AccountingFileButton_query$key } from './__generated__/AccountingFileButton_query.graphql';

interface Props {
  query: AccountingFileButton_query$key;
  desk: boolean;
  branchId: string;
}

/** What the dialog shows: the choice, a format that is edited, or what was replaced in a file. */
type Step = { kind: 'file' } | { kind: 'format'; isNew: boolean } | { kind: 'replaced'; file: SavedFile };

/** What rooms cost, as a file for an accounting software. */
export function AccountingFileButton({ query, desk, branchId }: Props) {
  const { accountingProfiles: profiles } = useFragment(
    graphql`
      fragment AccountingFileButton_query on Query {
        accountingProfiles {
          id
          isOwn
          ...AccountingFileDialog_profile
          ...AccountingFormatDialog_profile
        }
      }
    `,
    query,
  );
  const { open, key, show, close } = useFreshDialog();
  const [step, setStep] = useState<Step>({ kind: 'file' });
  const first = profiles[0]?.id ?? '';
  const [entry, setEntry] = useState<FileEntry>({ profileId: first, branchId, ...lastMonth(todayIn()) });
  const change = (part: Partial<FileEntry>) => setEntry({ ...entry, ...part });
  const chosen = profiles.find(({ id }) => id === entry.profileId);
  const start = () => {
    setStep({ kind: 'file' });
    change({ branchId });
    show();
  };
  const report = (file: SavedFile) => {
    if (file.replacements.length > 0) return setStep({ kind: 'replaced', file });
    close();
    toast({
      tone: file.openRooms > 0 ? 'info' : 'success',
      title: `${formatCount(file.rowCount, '件')}の明細を保存しました`,
      description: openRoomsText(file.openRooms) || undefined,
    });
  };
  const edit = (isNew: boolean) => setStep({ kind: 'format', isNew });
  const returnTo = (profileId: string | null) => {
    change({ profileId: profileId ?? first });
    setStep({ kind: 'file' });
  };
  return (
    <>
      <Button variant="outline" size="sm" startIcon={<Icon name="download" size={18} />} onClick={start}>
        会計ソフト用に保存
      </Button>
      {step.kind === 'file' && (
        <AccountingFileDialog
          key={key}
          profiles={profiles}
          entry={entry}
          onChange={change}
          desk={desk}
          open={open}
          onClose={close}
          onSaved={report}
        >
          {!desk && (
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              {chosen?.isOwn && (
                <Button variant="outline" size="sm" onClick={() => edit(false)}>
                  この形式を変更
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={() => edit(true)}>
                これをもとに自社用の形式を追加
              </Button>
            </div>
          )}
        </AccountingFileDialog>
      )}
      {step.kind === 'format' && chosen && (
        <AccountingFormatDialog
          profile={chosen}
          isNew={step.isNew}
          open={open}
          onClose={() => setStep({ kind: 'file' })}
          onSaved={returnTo}
        />
      )}
      {step.kind === 'replaced' && <ReplacedCharacters file={step.file} open={open} onClose={close} />}
    </>
  );
}
