import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { AddOfficeForm } from './AddOfficeForm.tsx';
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
            name
          }
        }
      }
    `,
    myself,
  );
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null);
  return (
    <Card heading="オフィス">
      <div className={css({ display: 'grid', gap: '5' })}>
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          登録したオフィスは、この支店の全員の「ホテルを探す」に表示され、近くのホテルをすぐに検索できます。
        </p>
        {offices.length > 0 && (
          <ul className={list}>
            {offices.map(({ id, name, place }) => (
              <li key={id} className={item}>
                <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>
                  <span className={css({ display: 'block', fontWeight: 'medium' })}>{name}</span>
                  <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
                    {place?.name ?? '場所の情報がなくなりました。削除して、登録し直してください。'}
                  </span>
                </span>
                <Button variant="ghost" size="sm" onClick={() => setDeleted({ id, name })}>
                  削除<VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddOfficeForm />
      </div>
      {deleted && <DeleteOfficeDialog {...deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

const list = css({ borderTop: '1px solid {colors.border}' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '2',
  borderBottom: '1px solid {colors.border}',
});
