import { describe } from 'vitest';
import { type ProviderName, readAccount } from './_settings.ts';

type Account<Name extends ProviderName> = NonNullable<ReturnType<typeof readAccount<Name>>>;

/**
 * Declares the cases of a service once for each end: the sandbox, and the real service where there is a test account
 * for it. `open` is called by the cases, after those of the end before.
 */
export function atBothEnds<Name extends ProviderName, End>(
  name: Name,
  open: { sandbox: () => End; real: (account: Account<Name>) => End },
  cases: (open: () => End) => void,
): void {
  const account = readAccount(name);
  const ends = [
    { end: 'the sandbox', openEnd: open.sandbox },
    ...(account ? [{ end: 'the test account', openEnd: () => open.real(account) }] : []),
  ];
  describe.each(ends)(`${name} of $end`, ({ openEnd }) => {
    cases(openEnd);
  });
}
