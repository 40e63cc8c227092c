import type { AppContext } from '../context.ts';
import type { UserRow } from '../modules/organization/tables.ts';
import { updateAsSeen } from '../modules/organization/update-as-seen.ts';
import { copyDisplayName } from '../modules/viewer/copy-display-name.ts';
import type { Plan } from './command.ts';
import { planUpdate } from './plan-update.ts';

/** Plans the change of an existing person's name; it is copied to the identity service, too. */
export function planRename(app: AppContext, user: UserRow, about: string, name: string): Plan {
  return planUpdate({
    about,
    row: user,
    requested: { name },
    async write(changes) {
      if (!(await updateAsSeen(app.db, 'users', user.id, changes, app.clock()))) return false;
      if (user.firebase_uid !== null)
        await copyDisplayName(app, { id: user.id, uid: user.firebase_uid, name });
      return true;
    },
    report: `Changed the name of ${user.email}, id ${user.id}.`,
  });
}
