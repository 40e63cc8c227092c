import { formatInstant } from '@yado/shared/format/instants';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { AddOfficeForm } from './AddOfficeForm.tsx';
import { type EditedOffice, EditOfficeDialog } from './EditOfficeDialog.tsx';
import { DeleteOfficeDialog } from './DeleteOfficeDialog.tsx';
import type { Offices_myself$key } from './__generated__/Offices_myself.graphql';

/** Where people of the branch work: their start page offers the hotels around. */
export function Offices({ myself }: { myself: Offices_myself$key }) {
  const { offices } = useFragment(
    graphql`
      fragment Offices_myself on Myself {
        offices {
          id
          name
          place {
            id
            name
          }
          addedBy
          addedAt
        }
      }
    `,
    myself,
  );
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null);
  const [edited, setEdited] = useState<EditedOffice | null>(null);
  const editing = useFreshDialog();
  return (
    <Card heading="オフィス">
      <div className={css({ display: 'grid', gap: '5' })}>
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          登録したオフィスは、この支店の全員の「ホテルを探す」に表示され、近くのホテルをすぐに検索できます。
        </p>
        {offices.length > 0 && (
          <ul className={list}>
            {offices.map(({ id, name, place, addedBy, addedAt }) => (
              <li key={id} className={item}>
                <span className={css({ flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' })}>
                  <span className={css({ display: 'block', fontWeight: 'medium' })}>{name}</span>
                  <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
                    {place?.name ?? '場所の情報がなくなりました。「変更」から選び直してください。'}
                  </span>
                  <span className={css({ display: 'block', color: 'text.muted', fontSize: 'xs' })}>
                    {addedBy}さんが{formatInstant(addedAt, { year: true })}に登録
                  </span>
                </span>
                <span className={css({ display: 'flex', flexShrink: '0', marginLeft: 'auto' })}>
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => {
                      setEdited({ id, name, place });
                      editing.show();
                    }}
                  >
                    変更<VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                  <Button variant="ghost" size="sm" onClick={() => setDeleted({ id, name })}>
                    削除<VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <AddOfficeForm />
      </div>
      {edited && (
        <EditOfficeDialog key={editing.key} office={edited} open={editing.open} onClose={editing.close} />
      )}
      {deleted && <DeleteOfficeDialog {...deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

const list = css({ borderTop: '1px solid {colors.border}' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  py: '2',
  borderBottom: '1px solid {colors.border}',
});
