import type { AccountTaskKind } from './tables.ts';

interface TaskLine {
  queue: string;
  lookEverySeconds: number;
  /** Taken from the line together: a newcomer whose turn comes waits for so many at most. */
  atOnce: number;
}

type LineName = 'code' | 'mail' | 'account';

/** Tasks wait in three lines, each with a worker of its own: nothing waits behind a slow service or another's mails. */
export const taskLines: Record<LineName, TaskLine> = {
  /** Somebody sits before a screen and waits. */
  code: { queue: 'account-code', lookEverySeconds: 0.5, atOnce: 10 },
  mail: { queue: 'account-mail', lookEverySeconds: 2, atOnce: 5 },
  /** At the identity service. */
  account: { queue: 'account-task', lookEverySeconds: 1, atOnce: 5 },
};

const lineNames: Record<AccountTaskKind, LineName> = {
  PASSWORD_CODE_MAIL: 'code',
  INVITATION_MAIL: 'mail',
  FIRST_PASSWORD_MAIL: 'mail',
  CREATE_ACCOUNT: 'account',
  REVOKE_SESSIONS: 'account',
  READ_IDENTITY: 'account',
};

export const getQueue = (kind: AccountTaskKind) => taskLines[lineNames[kind]].queue;

/** The kinds that wait in a line. */
export function getKinds(line: LineName): AccountTaskKind[] {
  return (Object.keys(lineNames) as AccountTaskKind[]).filter((kind) => lineNames[kind] === line);
}

/** The kinds that wait in one line with it. */
export const getKindsBeside = (kind: AccountTaskKind) => getKinds(lineNames[kind]);
