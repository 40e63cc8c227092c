import { actionMessage } from '@yado/shared/errors/action-message';
import { type AppErrorKind, toAppError } from '@yado/shared/errors/app-error';
import { type ActionResult, useAction } from '@yado/shared/relay/use-action';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { InviteLine } from '../../lib/invite-lines.ts';
import { employeeMessages } from '../Employees/employee-messages.ts';
import type { useInviteEmployeesMutation } from './__generated__/useInviteEmployeesMutation.graphql';

const ACTION = '社員の招待';

/** `unknown`: no usable answer came, and whether the mail was sent is not known. */
export type SentLine = InviteLine &
  ({ kind: 'waiting' | 'sending' | 'sent' | 'unknown' } | { kind: 'failed'; message: string });

/** Sends invitations one after another; each line ends with what became of it, whatever became of the others. */
export function useInviteEmployees(branchId: string) {
  const [lines, setLines] = useState<SentLine[]>([]);
  const [isSending, setIsSending] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const [commit] = useAction<useInviteEmployeesMutation>(graphql`
    mutation useInviteEmployeesMutation($input: InviteEmployeeInput!) {
      inviteEmployee(input: $input) {
        __typename
        ... on InviteSuccess {
          employee {
            id
            status
          }
        }
        ... on EmployeeError {
          errorCode
        }
      }
    }
  `);

  const inviteAll = async (chosen: readonly InviteLine[]) => {
    setIsSending(true);
    setLines(chosen.map((line) => ({ ...line, kind: 'waiting' })));
    const say = (line: SentLine) =>
      setLines((before) => before.map((one) => (one.line === line.line ? line : one)));
    for (const line of chosen) {
      if (left.current) return;
      say({ ...line, kind: 'sending' });
      const { name, email } = line;
      const result = await retryWhileBusy(
        () => commit({ input: { branchId, name, email } }),
        () => left.current,
      );
      if (result.kind === 'ok') say({ ...line, kind: 'sent' });
      else if (isUnknown(result)) say({ ...line, kind: 'unknown' });
      else say({ ...line, kind: 'failed', message: actionMessage(ACTION, result, employeeMessages) });
    }
    setIsSending(false);
  };
  return { inviteAll, lines, isSending };
}

const MAX_WAIT_SECONDS = 90;

type Result = ActionResult<useInviteEmployeesMutation>;

/** What the server says before it does anything. */
const NOT_DONE: readonly AppErrorKind[] = [
  'signedOut',
  'forbidden',
  'notFound',
  'busy',
  'rejected',
  'outdated',
];

function isUnknown(result: Result): boolean {
  return result.kind === 'unknown' && !NOT_DONE.includes(toAppError(result.error).kind);
}

/** The API limits how many mails one person starts in a minute: waits as long as it says, then tries again. */
async function retryWhileBusy(invite: () => Promise<Result>, isLeft: () => boolean): Promise<Result> {
  for (;;) {
    const result = await invite();
    if (result.kind !== 'unknown') return result;
    const { kind, retryAfterSeconds } = toAppError(result.error);
    if (kind !== 'busy' || isLeft()) return result;
    const seconds = Math.min(retryAfterSeconds ?? 10, MAX_WAIT_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
