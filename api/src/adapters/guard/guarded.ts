import { type CallGuard, CallNotMadeError } from './call-guard.ts';

type Method = (...args: never[]) => Promise<unknown>;

interface Rules {
  /** Whose limits a call of the method has; null: it is always made. */
  guardOf(method: string, args: readonly unknown[]): CallGuard | null;
  /** Whether the service gave no answer, by what a call came to. */
  isFailure(ending: { value: unknown } | { error: unknown }): boolean;
  /** What a call comes to that is not made, or throws. */
  notMade(method: string, error: CallNotMadeError): unknown;
}

/** The same port within limits: what is too much, or in vain, is not asked. */
export function guarded<Port extends object>(port: Port, rules: Rules): Port {
  const entries = Object.entries(port).map(([name, member]: [string, unknown]) => [
    name,
    typeof member === 'function' ? guardCall(member as Method, name, rules) : member,
  ]);
  return Object.fromEntries(entries) as Port;
}

function guardCall(method: Method, name: string, { guardOf, isFailure, notMade }: Rules): Method {
  return async (...args) => {
    const guard = guardOf(name, args);
    if (!guard) return method(...args);
    try {
      return await guard.run(() => method(...args), isFailure);
    } catch (error) {
      if (error instanceof CallNotMadeError) return notMade(name, error);
      throw error;
    }
  };
}
