import { createDeskUser } from '../../modules/desk/create-desk-user.ts';
import { findUsersByEmail, ownsAddress } from '../../modules/employee/employee-store.ts';
import { AdminError } from '../admin-error.ts';
import { notWritten } from '../changed-meanwhile.ts';
import type { Command } from '../command.ts';
import { planRename } from '../plan-rename.ts';
import { personNameOption, readPerson } from '../read-person.ts';
import { listValues } from '../rows-text.ts';

export const operatorCommand: Command = {
  name: 'operator',
  text: 'Adds an operator. The API makes the account and mails a link for the first password.',
  example: 'operator --email mamoru@yado.example --name "宿野 守"',
  options: {
    email: { value: 'ADDRESS', text: "The person's e-mail address, for signing in.", required: true },
    name: personNameOption,
  },
  async plan(app, given) {
    const person = readPerson(given);
    const user = (await findUsersByEmail(app.db, person.email)).find(ownsAddress);
    if (user !== undefined) {
      if (user.role !== 'OPERATOR')
        throw new AdminError(`${person.email} is somebody else: ${user.role}, ${user.id}.`);
      return planRename(app, user, `Operator ${user.email} (${user.id})`, person.name);
    }
    return {
      kind: 'write',
      title: `Operator ${person.email} is new`,
      lines: listValues({ ...person, next: 'account and mail with a link for the first password' }),
      async write() {
        const outcome = await createDeskUser(app, person, { agencyId: null, isForOperator: true });
        if (outcome.kind === 'failed') throw notWritten(outcome.code);
        return [`Added operator ${person.email}, id ${outcome.user.id}. The mail leaves once an API runs.`];
      },
    };
  },
};
