import { openState, type Saving } from '../state-file.ts';
import type { EmulatorUser, OobRecord, ProjectState } from './emulator.ts';

type Accounts = { users: EmulatorUser[]; oobs: OobRecord[] };

export type AccountsFile = {
  /** Fills an empty project; tokens issued before the restart stay valid. */
  restore(project: ProjectState): void;
  /** Resolves once every change made so far is on disk. */
  save(): Promise<void>;
  close(): Promise<void>;
};

/** Keeps users and open codes of one project in a file, field by field as the emulator holds them. */
export function openAccountsFile(file: string, saving?: Saving): AccountsFile {
  const state = openState<Accounts>(file, () => ({ users: [], oobs: [] }), saving);
  let project: ProjectState | undefined;

  function capture(): void {
    if (!project) return;
    state.value.users = [...project.users.values()];
    state.value.oobs = [...project.oobs.values()];
    state.changed();
  }

  return {
    restore(target) {
      for (const user of state.value.users) {
        target.overwriteUserWithLocalId(user.localId, user);
        // The emulator stamps the time of import; a restart must not look like a sign-in.
        target.updateUserByLocalId(user.localId, {
          lastLoginAt: user.lastLoginAt,
          createdAt: user.createdAt,
        });
      }
      for (const code of state.value.oobs) target.oobs.set(code.oobCode, code);
      project = target;
    },
    async save() {
      capture();
      await state.flush();
    },
    async close() {
      capture();
      await state.flush();
      await state.close();
    },
  };
}
