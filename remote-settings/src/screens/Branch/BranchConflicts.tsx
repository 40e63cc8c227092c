import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { css } from '#styled/css';
import { type BranchField, type BranchFields, branchLabels } from '../../lib/branch-fields.ts';

interface Props {
  /** The fields that somebody else changed meanwhile. */
  conflicts: readonly BranchField[];
  kept: BranchFields;
  typed: BranchFields;
  onTakeKept: (field: BranchField) => void;
  onTakeTyped: (field: BranchField) => void;
}

/** Shows what somebody else saved beside what one typed, and lets one choose field by field. */
export function BranchConflicts({ conflicts, kept, typed, onTakeKept, onTakeTyped }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warning" title="ほかの人の変更と重なっています">
      <ul className={css({ display: 'grid', gap: '4' })}>
        {conflicts.map((field) => (
          <li key={field}>
            <p>
              {branchLabels[field]}: 保存されている内容は「{kept[field] || '(空欄)'}」、あなたの入力は「
              {typed[field] || '(空欄)'}」です。
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' })}>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${branchLabels[field]}は保存されている内容を残す`}
                onClick={() => onTakeKept(field)}
              >
                保存されている内容を残す
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${branchLabels[field]}は自分の入力にする`}
                onClick={() => onTakeTyped(field)}
              >
                自分の入力にする
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
