import type { Metrics } from './metrics.ts';

type Method = (...args: never[]) => Promise<unknown>;

/**
 * The same port with every call measured. Outcome is the `kind` of what a call answers, `ok` when it has none, and
 * `error` when it throws; `call` is the method's name.
 */
export function measured<Port extends object>(port: Port, service: string, metrics: Metrics): Port {
  const entries = Object.entries(port).map(([name, member]: [string, unknown]) => [
    name,
    typeof member === 'function' ? measureCall(member as Method, service, name, metrics) : member,
  ]);
  return Object.fromEntries(entries) as Port;
}

function measureCall(method: Method, service: string, call: string, metrics: Metrics): Method {
  return async (...args) => {
    const started = performance.now();
    let outcome = 'error';
    try {
      const answer = await method(...args);
      outcome = getOutcome(answer);
      return answer;
    } finally {
      metrics.outsideCall({ service, call, outcome, seconds: (performance.now() - started) / 1000 });
    }
  };
}

function getOutcome(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return 'ok';
  return typeof answer.kind === 'string' ? answer.kind : 'ok';
}
