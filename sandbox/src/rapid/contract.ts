import {
  bodyProblems,
  contract,
  headerSchema,
  type Operation,
  type Parameter,
  type Schema,
  textProblems,
} from './contract-schemas.ts';

/** One message as it went over the line; header names in lower case. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export interface WireResponse {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** What is wrong with an answer's body by the contract; empty when nothing is. `path` is the contract's own. */
export function problems(method: string, path: string, status: number, body: unknown): readonly string[] {
  const response = contract.paths[path]?.[method]?.responses[String(status)];
  if (!response) return [`${method} ${path} may not answer ${status}`];
  const schema = Object.values(response.content ?? {})[0]?.schema;
  if (!schema) return body === null ? [] : [`${method} ${path} ${status} has no body`];
  return bodyProblems(schema, body);
}

/** One thing that is wrong with a request. */
export interface RequestFault {
  place: 'path' | 'query' | 'header' | 'body';
  /** Of the parameter or header; of the body its path in it. */
  name: string;
  kind: 'unknown' | 'missing' | 'invalid';
  text: string;
}

/** What is wrong with a request whose address the contract has: parameters, headers and body. Null: it has not. */
export function findRequestFaults(request: WireRequest): readonly RequestFault[] | null {
  const found = findOperation(request);
  if (!found) return null;
  const { operation, pathValues } = found;
  const query = new URL(request.target, 'http://rapid').searchParams;
  const parameters = operation.parameters ?? [];
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  const given = (each: Parameter): readonly string[] => {
    if (each.in === 'query') return query.getAll(each.name);
    const value = each.in === 'path' ? pathValues[each.name] : request.headers[each.name.toLowerCase()];
    return value === undefined ? [] : [value];
  };
  return [
    ...[...new Set(query.keys())]
      .filter((name) => !known.has(name))
      .map((name) => ({ place: 'query', name, kind: 'unknown', text: 'not in the contract' }) as const),
    ...parameters.flatMap((each): RequestFault[] => {
      const where = { place: each.in, name: each.name };
      const texts = given(each);
      if (texts.length === 0) return each.required ? [{ ...where, kind: 'missing', text: 'missing' }] : [];
      return textProblems(each.schema, texts).map((text) => ({ ...where, kind: 'invalid', text }));
    }),
    ...findBodyFaults(operation, request),
  ];
}

/** What is wrong with a request: its address, its signature, parameters, headers and body. */
export function requestProblems(request: WireRequest): readonly string[] {
  const faults = findRequestFaults(request);
  if (faults === null) return [`the contract has no ${request.method} ${request.target}`];
  return [
    ...faults.map(({ place, name, text }) => `${place} ${name}: ${text}`),
    ...authorizationProblems(request.headers.authorization),
  ];
}

/** What is wrong with an answer: its status, declared headers, type and body. */
export function responseProblems(request: WireRequest, response: WireResponse): readonly string[] {
  const found = findOperation(request);
  if (!found) return [`the contract has no ${request.method} ${request.target}`];
  const method = request.method.toLowerCase();
  const declared = found.operation.responses[String(response.status)];
  if (!declared) return [`${method} ${found.path} may not answer ${response.status}`];
  const json = parseBody(response.body);
  if (json.broken) return ['body is not JSON'];
  const hasBody = Object.values(declared.content ?? {}).length > 0;
  const type = response.headers['content-type'] ?? '';
  return [
    ...Object.entries(declared.headers ?? {}).flatMap(([name, header]) =>
      headerProblems(name, header, response.headers[name.toLowerCase()]),
    ),
    ...(hasBody && !type.startsWith('application/json') ? [`header content-type: ${type}`] : []),
    ...problems(method, found.path, response.status, json.value),
  ];
}

/** The operation that an address of the service means. */
export function findOperation({ method, target }: Pick<WireRequest, 'method' | 'target'>) {
  const { pathname } = new URL(target, 'http://rapid');
  const matches = Object.entries(contract.paths).flatMap(([path, operations]) => {
    const operation = operations[method.toLowerCase()];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (!operation || !match) return [];
    const pathValues = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
    return [{ path, operation, pathValues }];
  });
  // `/properties/content` is also a property with the id `content`: the literal address wins.
  return matches.sort((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)[0];
}

function authorizationProblems(header: string | undefined): readonly string[] {
  const format = /^EAN apikey=[^,\s]+,signature=[0-9a-f]{128},timestamp=\d{10}$/;
  return format.test(header ?? '') ? [] : ['header authorization: not of the documented form'];
}

function findBodyFaults(operation: Operation, { headers, body }: WireRequest): readonly RequestFault[] {
  const { requestBody } = operation;
  const fault = (kind: RequestFault['kind'], text: string): readonly RequestFault[] => [
    { place: 'body', name: '', kind, text },
  ];
  if (!requestBody) return body === '' ? [] : fault('unknown', 'the contract has none');
  if (body === '') return requestBody.required ? fault('missing', 'missing') : [];
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const schema = requestBody.content[type]?.schema;
  if (!schema) return [{ place: 'header', name: 'Content-Type', kind: 'invalid', text: type }];
  const json = parseBody(body);
  if (json.broken) return fault('invalid', 'not JSON');
  return bodyProblems(schema, json.value).map((text) => {
    const name = (/^\/\S*/.exec(text)?.[0] ?? '').slice(1).replaceAll('/', '.');
    return { place: 'body', name, kind: 'invalid', text };
  });
}

function headerProblems(name: string, header: Schema, value: string | undefined): readonly string[] {
  const { schema, required } = headerSchema(header);
  if (value === undefined) return required ? [`header ${name}: missing`] : [];
  return textProblems(schema, [value]).map((problem) => `header ${name}: ${problem}`);
}

function parseBody(text: string): { value: unknown; broken: boolean } {
  if (text === '') return { value: null, broken: false };
  try {
    return { value: JSON.parse(text), broken: false };
  } catch {
    return { value: null, broken: true };
  }
}
