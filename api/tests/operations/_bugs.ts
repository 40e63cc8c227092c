import type { AppContext } from '../../src/context.ts';

type Method = (...args: never[]) => Promise<unknown>;

/** Makes methods of the ports throw as a bug would, until they are mended. */
export function bugs(app: AppContext): {
  in(port: 'supplier' | 'cards' | 'mailer' | 'identity', method: string): void;
  mend(): void;
} {
  const undo: (() => void)[] = [];
  return {
    in(port, method) {
      const target = app[port] as unknown as Record<string, Method>;
      const original = target[method];
      if (!original) throw new Error(`${port} has no ${method}.`);
      target[method] = () => Promise.reject(new TypeError('a bug that names tanaka@sakura.example'));
      undo.push(() => {
        target[method] = original;
      });
    },
    mend() {
      for (const each of undo.splice(0)) each();
    },
  };
}
