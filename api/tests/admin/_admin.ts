import { runAdmin } from '../../src/admin/run-admin.ts';
import type { AppContext } from '../../src/context.ts';

export interface Run {
  code: number;
  /** What was said on the two outputs. */
  said: string;
  /** Questions that were asked. */
  asked: string[];
}

/** Runs a command on a database that this process has open; without `answer` there is no terminal. */
export async function admin(
  app: AppContext,
  args: readonly string[],
  options: { answer?: string; before?: () => Promise<void> } = {},
): Promise<Run> {
  const said: string[] = [];
  const asked: string[] = [];
  const { answer, before } = options;
  const terminal = {
    print: (text: string) => void said.push(text),
    printError: (text: string) => void said.push(text),
    interactive: answer !== undefined,
    async ask(question: string) {
      asked.push(question);
      await before?.();
      return answer ?? '';
    },
  };
  const code = await runAdmin(args, terminal, (work) => work(app));
  return { code, said: said.join('\n'), asked };
}

/** Every row that commands may write, to compare before and after. */
export async function readRows({ db }: AppContext): Promise<object> {
  return {
    companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    agencies: await db.selectFrom('agencies').selectAll().orderBy('id').execute(),
    branches: await db.selectFrom('branches').selectAll().orderBy('id').execute(),
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    invitations: await db.selectFrom('invitations').selectAll().orderBy('id').execute(),
    tasks: await db.selectFrom('account_tasks').select(['id', 'kind', 'subject_id']).orderBy('id').execute(),
  };
}
