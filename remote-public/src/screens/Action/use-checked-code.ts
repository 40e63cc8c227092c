import { type CheckedAction, getIdentity } from '@yado/shared/auth';
import { useEffect, useState } from 'react';

export type CheckedCode =
  | { kind: 'checking' }
  | { kind: 'good'; action: CheckedAction }
  | { kind: 'bad'; error: unknown };

/** Asks the identity service what a mailed code is about, which doesn't use it up. */
export function useCheckedCode(code: string): CheckedCode {
  const [checked, setChecked] = useState<CheckedCode>({ kind: 'checking' });
  useEffect(() => {
    let gone = false;
    getIdentity()
      .checkAction(code)
      .then(
        (action) => gone || setChecked({ kind: 'good', action }),
        (error: unknown) => gone || setChecked({ kind: 'bad', error }),
      );
    return () => {
      gone = true;
    };
  }, [code]);
  return checked;
}
