import type { AppContext } from '../context.ts';
import type { UserRow } from '../modules/organization/tables.ts';
import { findChanges, updateAsSeen } from '../modules/organization/update-as-seen.ts';
import { copyDisplayName } from '../modules/viewer/copy-display-name.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import type { Plan } from './command.ts';
import { listChanges } from './rows-text.ts';

/** For a person who is there already: nothing to do, or another name. */
export function planRename(app: AppContext, user: UserRow, about: string, name: string): Plan {
  const changes = findChanges(user, { name });
  if (Object.keys(changes).length === 0) return { kind: 'unchanged', about };
  return {
    kind: 'write',
    title: `${about} differs`,
    lines: listChanges(changes),
    async write() {
      if (!(await updateAsSeen(app.db, 'users', user.id, changes, app.clock()))) throw changedMeanwhile();
      if (user.firebase_uid !== null)
        await copyDisplayName(app, { id: user.id, uid: user.firebase_uid, name });
      return [`Changed the name of ${user.email}, id ${user.id}.`];
    },
  };
}
