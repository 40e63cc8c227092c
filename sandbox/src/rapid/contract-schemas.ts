import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, Schema> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; headers: Record<string, Schema> };
}

export const contract = parse(
  readFileSync(new URL('../../contracts/rapid-openapi-v3.yaml', import.meta.url), 'utf8'),
) as Contract;
const { schemas } = contract.components;
const getSchemaName = (reference: unknown): string => String(reference).replace('#/components/schemas/', '');

/** The properties of a schema with those of what it is made of. */
function flat(schema: Schema): Schema {
  const base = schema.$ref === undefined ? schema : (schemas[getSchemaName(schema.$ref)] ?? {});
  const parts = (base.allOf as Schema[] | undefined)?.map(flat) ?? [];
  const { allOf: _allOf, discriminator: _discriminator, ...own } = base;
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties);
  return { ...own, type: 'object', properties };
}

/** JSON Schema out of OpenAPI 3.0, closed: a property the contract does not name is an error. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (value === null || typeof value !== 'object') return value;
  const schema = value as Schema;
  if (schema.allOf) return close(flat(schema));
  const variants = schema.discriminator as { mapping: Record<string, string> } | undefined;
  if (variants)
    return { anyOf: Object.values(variants.mapping).map((reference) => ({ $ref: local(reference) })) };
  const closed = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'style' && key !== 'explode')
      .map(([key, inner]) => [
        key,
        key === '$ref' ? local(String(inner)) : key === 'properties' ? each(inner) : close(inner),
      ]),
  );
  if (schema.properties && schema.additionalProperties === undefined) closed.additionalProperties = false;
  return closed;
}

const each = (properties: unknown): unknown =>
  Object.fromEntries(Object.entries(properties as Schema).map(([name, inner]) => [name, close(inner)]));
const local = (reference: string): string => `contract#/$defs/${getSchemaName(reference)}`;

const defs = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, close(schema)]),
) as Record<string, Schema>;
// The contract's own example of a sold-out price check has this link; its schema forgot it.
Object.assign((defs.RoomPriceCheckLinks?.properties ?? {}) as Schema, { shop: { $ref: local('Link') } });

// Bodies are taken as they are; texts of a query or a header may stand for numbers and lists.
const strictly = new Ajv({ strict: false, allErrors: true });
const leniently = new Ajv({ strict: false, allErrors: true, coerceTypes: 'array' });
for (const ajv of [strictly, leniently]) ajv.addSchema({ $id: 'contract', $defs: defs });
const compiled = new Map<Schema, ValidateFunction>();

function validate(ajv: Ajv, schema: Schema, value: unknown): readonly string[] {
  const check = compiled.get(schema) ?? ajv.compile(close(schema) as Schema);
  compiled.set(schema, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** What is wrong with a JSON body. */
export function bodyProblems(schema: Schema, body: unknown): readonly string[] {
  return validate(strictly, schema, body);
}

const wrappers = new Map<Schema, Schema>();

/** What is wrong with the text, or the texts, of a parameter or a header. */
export function textProblems(schema: Schema, texts: readonly string[]): readonly string[] {
  // Only what is inside something else can be converted.
  const wrapper = wrappers.get(schema) ?? { type: 'object', properties: { value: schema } };
  wrappers.set(schema, wrapper);
  return validate(leniently, wrapper, { value: texts.length === 1 ? texts[0] : [...texts] });
}

/** The schema of a header, wherever the contract keeps it. */
export function headerSchema(header: Schema): { schema: Schema; required: boolean } {
  const name = String(header.$ref ?? '').replace('#/components/headers/', '');
  const found = header.$ref === undefined ? header : (contract.components.headers[name] ?? {});
  return { schema: (found.schema ?? {}) as Schema, required: found.required === true };
}
