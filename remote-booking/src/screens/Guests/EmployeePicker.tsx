import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { useMemo, useState } from 'react';
import type { GuestDraft } from '../../lib/draft.ts';
import { type BranchEmployee, findEmployees } from '../../lib/employees.ts';
import { hasName } from '../../lib/rename-guest.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import type { BranchEmployees } from './use-branch-employees.ts';

const TYPING_PAUSE_MS = 150;

interface Props {
  branch: BranchEmployees;
  guest: GuestDraft;
  onPick: (employee: BranchEmployee) => void;
  /** The guest is somebody else: the name stays, the employee does not. */
  onClear: () => void;
}

/** Takes the guest from the branch's employees, by name in kanji or Latin letters or by e-mail. */
export function EmployeePicker({ branch, guest, onPick, onClear }: Props) {
  const { employees, myselfId, incomplete } = branch;
  const picked = employees.find(({ id }) => id === guest.employeeId);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? picked?.name ?? '';
  // A list that changes under each key makes the box lose letters.
  const search = useDebouncedValue(typed ?? '', TYPING_PAUSE_MS);
  const items = useMemo(() => findEmployees(employees, search, myselfId), [employees, search, myselfId]);
  return (
    <Field label="社員から選ぶ" optional helper={helperText(picked, guest, incomplete)}>
      <Combobox
        icon="user"
        placeholder="氏名またはメールアドレス"
        items={items}
        inputValue={text}
        emptyText="一致する社員がいません"
        onInputChange={(next) => {
          setTyped(next);
          if (next === '' && guest.employeeId) onClear();
        }}
        onSelect={({ id }) => {
          const employee = employees.find((each) => each.id === id);
          if (!employee) return;
          setTyped(null);
          onPick(employee);
        }}
        // What was typed but not chosen names nobody.
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

function helperText(picked: BranchEmployee | undefined, guest: GuestDraft, incomplete: boolean): string {
  if (picked && !picked.guestName) {
    return 'ローマ字の氏名の記録がまだありません。下に入力すると、次回から表示されます。';
  }
  if (picked?.guestName && !hasName(guest, picked.guestName)) {
    return `${picked.name}さんの宿泊として記録されます。別の方が泊まるときは、この欄を空にしてください。`;
  }
  if (incomplete) {
    return '社員の一覧を最後まで読み込めませんでした。一覧にない方は、下に直接入力してください。';
  }
  return 'ご本人も選べます。社外の方は、下に直接入力してください。';
}
