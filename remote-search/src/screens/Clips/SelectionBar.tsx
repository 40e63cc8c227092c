import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { css } from '#styled/css';
import { compareProblem } from '../../lib/clip-choice.ts';
import { DeleteClipsDialog } from './DeleteClipsDialog.tsx';
import type { SavedRate } from './use-remove-clips.ts';

type Chosen = readonly (SavedRate & { readonly propertyContent: { readonly name: string } })[];

interface Props {
  chosen: Chosen;
  stay: Stay | null;
  onClear: () => void;
  /** The bar has gone with what was chosen: the focus needs another place. */
  onDeleted: () => void;
}

/** What can be done with the chosen rates; below the list, and at the bottom of the window while one scrolls. */
export function SelectionBar({ chosen, stay, onClear, onDeleted }: Props) {
  const [open, setOpen] = useState(false);
  // What was chosen when the question was asked: it still is in the dialog while that closes.
  const [asked, setAsked] = useState<Chosen>([]);
  const ask = () => {
    setAsked(chosen);
    setOpen(true);
  };
  const problem = compareProblem(chosen.length, stay !== null);
  return (
    <>
      <VisuallyHidden as="output">
        {chosen.length > 0 ? `${chosen.length}件を選んでいます` : ''}
      </VisuallyHidden>
      {chosen.length > 0 && (
        <section aria-label="選んだ料金の操作" className={bar}>
          <div className={css({ flex: '1', minW: '48' })}>
            <p className={css({ fontWeight: 'bold' })}>{chosen.length}件を選択中</p>
            {problem && <p className={css({ color: 'text.muted', fontSize: 'xs' })}>{problem}</p>}
          </div>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            <Button variant="ghost" size="sm" onClick={onClear}>
              選択を解除
            </Button>
            <Button variant="outline" size="sm" startIcon={<Icon name="trash" size={18} />} onClick={ask}>
              削除する
            </Button>
            {problem || !stay ? (
              <Button size="sm" disabled>
                比較する
              </Button>
            ) : (
              <LinkButton asChild size="sm">
                <Link
                  to={paths.clips(
                    stay,
                    chosen.map(({ id }) => id),
                  )}
                >
                  比較する
                </Link>
              </LinkButton>
            )}
          </div>
        </section>
      )}
      <DeleteClipsDialog
        open={open}
        clips={asked}
        stay={stay}
        onClose={() => setOpen(false)}
        onDeleted={() => {
          onClear();
          onDeleted();
        }}
      />
    </>
  );
}

const bar = css({
  position: 'sticky',
  bottom: 'var(--lower-edge, 0px)',
  zIndex: 'sticky',
  mt: '4',
  mx: { base: '-4', md: '0' },
  p: '4',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  bg: 'surface.raised',
  border: '1px solid {colors.border.strong}',
  rounded: { base: 'none', md: 'lg' },
  boxShadow: 'lg',
});
