import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ServerWorld } from './world.ts';

export type SubjectName =
  | 'bare'
  | 'yado'
  | 'yado-unlimited'
  | 'yado-admitting'
  | 'yado-mails-shut'
  | 'hand-written'
  | 'apollo'
  | 'yoga';

/** A server in a process of its own, whose processor time can be asked for. */
export interface Subject {
  name: SubjectName;
  origin: string;
  /** Seconds of processor time used so far, all threads. */
  cpu(): Promise<number>;
  /** Bytes of living objects, after a collection. */
  heap(): Promise<number>;
  /** Lets the mails of `yado-mails-shut` go. */
  openMails(): void;
  close(): Promise<void>;
}

/** What the bench asks of a subject's process. */
export type SubjectQuestion = 'cpu' | 'heap' | 'open-mails';

export async function startSubject(name: SubjectName, world: ServerWorld): Promise<Subject> {
  const child = fork(join(import.meta.dirname, `subjects/${name}.ts`), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_WORLD: JSON.stringify(world),
    },
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = () =>
    new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)));
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    });
  const ask = (question: SubjectQuestion) => {
    const answered = answer();
    child.send(question);
    return answered;
  };
  const port = await answer();
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    cpu: () => ask('cpu'),
    heap: () => ask('heap'),
    openMails: () => child.send('open-mails' satisfies SubjectQuestion),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
