import { contract } from './contract-schemas.ts';
import { findOperation, type WireRequest } from './contract.ts';

interface Seen {
  parameters: Set<string>;
  statuses: Set<string>;
}

type Sent = Pick<WireRequest, 'method' | 'target' | 'headers'>;

export interface ContractCoverage {
  record(request: Sent, status: number): void;
  /** What was not asked and not answered so far, a line for each operation that was called, and one for the others. */
  describeGaps(): string[];
}

/** Notes which parameters and answers of the contract have come about. */
export function createContractCoverage(): ContractCoverage {
  const seen = new Map<string, Seen>();
  return {
    record(request, status) {
      const found = findOperation(request);
      if (!found) return;
      const name = `${request.method} ${found.path}`;
      const entry = seen.get(name) ?? { parameters: new Set(), statuses: new Set() };
      seen.set(name, entry);
      const query = new URL(request.target, 'http://rapid').searchParams;
      for (const parameter of found.operation.parameters ?? []) {
        const isGiven =
          parameter.in === 'query'
            ? query.has(parameter.name)
            : parameter.in === 'path' || request.headers[parameter.name.toLowerCase()] !== undefined;
        if (isGiven) entry.parameters.add(parameter.name);
      }
      entry.statuses.add(String(status));
    },
    describeGaps() {
      const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          operation,
        })),
      );
      const called = operations.flatMap(({ name, operation }) => {
        const entry = seen.get(name);
        if (!entry) return [];
        const parameters = (operation.parameters ?? [])
          .map((each) => each.name)
          .filter((each) => !entry.parameters.has(each));
        const statuses = Object.keys(operation.responses).filter((each) => !entry.statuses.has(each));
        const gaps = [
          ...(parameters.length > 0 ? [`without ${parameters.join(', ')}`] : []),
          ...(statuses.length > 0 ? [`never answered with ${statuses.join(', ')}`] : []),
        ];
        return gaps.length > 0 ? [`${name}: ${gaps.join('; ')}`] : [];
      });
      const uncalled = operations.map(({ name }) => name).filter((name) => !seen.has(name));
      return [...called, ...(uncalled.length > 0 ? [`never called: ${uncalled.join(', ')}`] : [])];
    },
  };
}
