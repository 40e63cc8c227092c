import type { AppContext } from '../../context.ts';
import { findAdministrator, inviteIntoBranch } from '../../modules/employee/branch-people.ts';
import { findUsersByEmail, ownsAddress } from '../../modules/employee/employee-store.ts';
import type { BranchRow, UserRow } from '../../modules/organization/tables.ts';
import { AdminError } from '../admin-error.ts';
import { notWritten } from '../changed-meanwhile.ts';
import type { Command, CommandOption, Given, Plan } from '../command.ts';
import { findBranch, findOperator } from '../find-by-reference.ts';
import { planRename } from '../plan-rename.ts';
import { planResend } from '../plan-resend.ts';
import { personNameOption, readPerson } from '../read-person.ts';
import { listValues } from '../rows-text.ts';

const options: Record<string, CommandOption> = {
  branch: { value: 'BRANCH', text: 'As CODE/NAME, or its id.', required: true },
  email: { value: 'ADDRESS', text: 'Where the invitation goes; they sign in with it.', required: true },
  name: personNameOption,
  by: { value: 'ADDRESS', text: 'The operator whom the mail and the row name as inviting.', required: true },
  resend: { text: 'Send another invitation to somebody who waits for one; the old link ends.' },
};

export const administratorCommand: Command = {
  name: 'administrator',
  text: "Invites a branch's first administrator, who invites the others, or another one while nobody accepted.",
  example:
    'administrator --branch SAKURA/東京本社 --email misaki@sakura.example --name "佐藤 美咲" --by mamoru@yado.example',
  options,
  plan: (app, given) => planPerson(app, given, 'COMPANY_ADMIN'),
};

export const employeeCommand: Command = {
  name: 'employee',
  text: 'Invites an employee into a branch. Its administrator does the same on the site.',
  example:
    'employee --branch SAKURA/東京本社 --email kenichi@sakura.example --name "田中 健一" --by mamoru@yado.example',
  options,
  plan: (app, given) => planPerson(app, given, 'EMPLOYEE'),
};

type PersonRole = 'EMPLOYEE' | 'COMPANY_ADMIN';
const words = { EMPLOYEE: 'employee', COMPANY_ADMIN: 'administrator' } as const;

async function planPerson(app: AppContext, given: Given, role: PersonRole): Promise<Plan> {
  const branch = await findBranch(app, given.branch ?? '');
  if (branch.status === 'CLOSED') throw new AdminError(`${given.branch} is closed.`);
  const { email, name } = readPerson(given);
  const inviter = await findOperator(app, given.by ?? '');
  // Who is invited elsewhere may be invited here, too.
  const user = (await findUsersByEmail(app.db, email)).find(
    (each) => ownsAddress(each) || each.branch_id === branch.id,
  );
  if (user !== undefined) {
    const about = describe(user, branch, role);
    if (given.resend === undefined) return planRename(app, user, about, name);
    return planResend(app, { user, branch, inviter, about });
  }
  if (given.resend !== undefined) throw new AdminError(`Nobody with ${email} waits for an invitation.`);
  const admin = role === 'COMPANY_ADMIN' ? await findAdministrator(app, branch.id) : null;
  if (admin?.status === 'ACTIVE') {
    throw new AdminError(
      `${admin.email} is the administrator, and hands the role on in the settings (従業員).`,
    );
  }
  const place = `${branch.company_code}/${branch.name}`;
  return {
    kind: 'write',
    title: `${email} is new in ${place} (${branch.id})`,
    lines: listValues({
      role: words[role],
      email,
      name,
      'invited by': `${inviter.name} (${inviter.email})`,
      'in place of': admin && `${admin.email}, whose invitation ends`,
    }),
    async write() {
      const replaces = admin === null ? {} : { replaces: admin.id };
      const person = { branchId: branch.id, email, name, role, invitedBy: inviter.id, ...replaces };
      const outcome = await inviteIntoBranch(app, person);
      if (outcome.kind === 'failed') throw notWritten(outcome.code);
      const added = `Invited ${words[role]} ${email}, id ${outcome.employee.id}.`;
      return [`${added} The mail leaves once an API runs; its link is good for 7 days.`];
    },
  };
}

/** Throws when the address is somebody else's. */
function describe(user: UserRow, branch: BranchRow, role: PersonRole): string {
  const place = `${branch.company_code}/${branch.name}`;
  if (user.branch_id !== branch.id) {
    throw new AdminError(`${user.email} is somebody outside of ${place}: ${user.role}, ${user.id}.`);
  }
  if (user.role !== role) {
    throw new AdminError(
      `${user.email} is in ${place} already, with the role ${user.role}. An administrator hands the role on in the settings (従業員).`,
    );
  }
  return `${words[role]} ${user.email} of ${place} (${user.id}, ${user.status.toLowerCase()})`;
}
