import { css } from '#styled/css';
import { type BranchFormPart, BranchTextField } from './BranchTextField.tsx';

/** The customer's own codes: every new booking begins with them, and people may change them there. */
export function CodeFields(part: BranchFormPart) {
  return (
    <fieldset className={css({ display: 'grid', gap: '4' })}>
      <legend className={css({ fontWeight: 'bold', marginBottom: '2' })}>社内管理用のコード</legend>
      <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
        経費精算で使う貴社のコードです。予約のはじめの値になり、予約ごとに変えられます。CSVと請求書にも載ります。
      </p>
      <div
        className={css({
          display: 'grid',
          gap: '5',
          gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        })}
      >
        <BranchTextField {...part} field="companyIdByEmployee" autoComplete="off" />
        <BranchTextField {...part} field="departmentIdByEmployee" autoComplete="off" />
      </div>
    </fieldset>
  );
}
