import { actionFailureMessage, toAppError } from '@yado/shared/errors/app-error';
import { useEffect, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { InviteLine } from '../../lib/invite-lines.ts';
import { employeeMessage } from '../Employees/employee-messages.ts';
import type { useInviteEmployeesMutation } from './__generated__/useInviteEmployeesMutation.graphql';

const ACTION = '社員の招待';

export type SentLine = InviteLine &
  ({ kind: 'waiting' | 'sending' | 'sent' } | { kind: 'failed'; message: string });

/** Sends invitations one after another; each line ends as sent or with its reason, whatever became of the others. */
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
  const [commit] = useMutation<useInviteEmployeesMutation>(graphql`
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

  /** Null when it was sent, else why not. Rejects when no answer came. */
  const invite = ({ name, email }: InviteLine) =>
    new Promise<string | null>((resolve, reject) => {
      commit({
        variables: { input: { branchId, name, email } },
        onCompleted: ({ inviteEmployee: result }, errors) => {
          if (errors?.length) reject(errors[0]);
          else if (result.__typename === 'InviteSuccess') resolve(null);
          else resolve(employeeMessage(ACTION, 'errorCode' in result ? String(result.errorCode) : ''));
        },
        onError: reject,
      });
    });

  const inviteAll = async (chosen: readonly InviteLine[]) => {
    setIsSending(true);
    setLines(chosen.map((line) => ({ ...line, kind: 'waiting' })));
    const say = (line: SentLine) =>
      setLines((before) => before.map((one) => (one.line === line.line ? line : one)));
    for (const line of chosen) {
      if (left.current) return;
      say({ ...line, kind: 'sending' });
      const problem = await patiently(
        () => invite(line),
        () => left.current,
      );
      say(problem === null ? { ...line, kind: 'sent' } : { ...line, kind: 'failed', message: problem });
    }
    setIsSending(false);
  };
  return { inviteAll, lines, isSending };
}

const MAX_WAIT_SECONDS = 90;

/** The API limits how many mails one person starts in a minute: waits as long as it says, then goes on. */
async function patiently(invite: () => Promise<string | null>, left: () => boolean): Promise<string | null> {
  for (;;) {
    try {
      return await invite();
    } catch (error) {
      const { kind, retryAfterSeconds } = toAppError(error);
      if (kind !== 'busy' || left()) return actionFailureMessage(ACTION, error);
      const seconds = Math.min(retryAfterSeconds ?? 10, MAX_WAIT_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}
