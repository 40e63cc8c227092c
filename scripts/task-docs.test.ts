import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = projectFiles().filter(
  (file) => file.startsWith('api/src/') && file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const code = sources
  .filter((file) => !file.includes('__generated__/'))
  .map(read)
  .join('\n');
/** What the tables of the guide have a row for: each word in backticks of its first column. */
const rows = new Set(
  [...read('docs/operations.md').matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  ),
);

const enumValues = (name: string) =>
  [
    ...(new RegExp(`^enum ${name} \\{([^}]*)\\}`, 'm').exec(read('schema.graphql'))?.[1] ?? '').matchAll(
      /^ {2}([A-Z_]+)$/gm,
    ),
  ].map(([, value = '']) => value);

/** Members of a union of texts. */
function parseUnion(type: string): string[] {
  const [, members = ''] = new RegExp(`type ${type} =([^;]+);`).exec(code) ?? [];
  return [...members.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}

/** The values that the code can write into a task's facts under this name, and what it writes by variables. */
function written(fact: string): { values: string[]; variables: string[] } {
  const found = [...code.matchAll(new RegExp(`\\b${fact}=(\\$\\{[^}]+\\}|[\\w-]+)`, 'g'))].map(
    ([, value = '']) => value,
  );
  const isVariable = (value: string) => value.startsWith('$');
  return {
    values: [...new Set(found.filter((value) => !isVariable(value)))],
    variables: [...new Set(found.filter(isVariable))],
  };
}

const recordText = 'remote-settings/src/desks/tasks/record-text.ts';

describe('the guide to operations', () => {
  it('has a row for every kind of task', () => {
    const kinds = enumValues('OperatorTaskKind');
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !rows.has(kind))).toEqual([]);
  });

  it('has a row for every field in which a booking can differ', () => {
    const { values, variables } = written('field');
    expect(values).toEqual(expect.arrayContaining(['names', 'dates', 'rooms']));
    expect(variables).toEqual([]);
    expect(values.filter((value) => !rows.has(`field=${value}`))).toEqual([]);
  });

  it('has a row for every state in which a payment can be at the card provider', () => {
    const { values, variables } = written('provider');
    expect(values).toContain('absent');
    // The state of a payment that was read, and nothing else.
    expect(variables.filter((each) => !['${status}', '${payment.status}'].includes(each))).toEqual([]);
    const statuses = parseUnion('PaymentStatus');
    expect(statuses).toContain('requires_capture');
    expect([...values, ...statuses].filter((value) => !rows.has(`provider=${value}`))).toEqual([]);
  });

  it('is not the only place that knows a fact: the desk words each of them in Japanese', () => {
    const modules = sources.filter((file) => file.startsWith('api/src/modules/')).map(read);
    const facts = modules
      .filter((text) => text.includes('detail'))
      .flatMap((text) => [...text.matchAll(/[`'\s(]([a-z][a-z_-]*)=(?:\$\{|[\w-])/g)])
      .map(([, fact = '']) => fact);
    // `name=value` is how comments describe them.
    const names = new Set(facts.filter((fact) => fact !== 'name'));
    expect(names.size).toBeGreaterThan(30);
    const [, shows = ''] = /^const shows[^{]*\{(.*?)^\};/ms.exec(read(recordText)) ?? [];
    const worded = new Set([...shows.matchAll(/^ {2}'?([a-z][a-z_-]*)'?:/gm)].map(([, name = '']) => name));
    expect([...names].filter((fact) => !worded.has(fact))).toEqual([]);
  });

  it('names the kinds that a warning is enough for', () => {
    const table = read('api/src/modules/operator-task/task-kinds.ts');
    const warnings = [...table.matchAll(/^ {2}(\w+): \{[^}]*severity: 'warning'/gm)].map(([, kind]) => kind);
    expect(warnings.length).toBeGreaterThan(0);
    const [, named = ''] = /Of warning severity are([^.]+)\./.exec(read('docs/operations.md')) ?? [];
    expect([...named.matchAll(/`(\w+)`/g)].map(([, kind]) => kind).toSorted()).toEqual(warnings.toSorted());
  });
});
