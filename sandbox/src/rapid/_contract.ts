import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
}

const contract = parse(
  readFileSync(new URL('../../contracts/rapid-openapi-v3.yaml', import.meta.url), 'utf8'),
) as Contract;
const { schemas } = contract.components;
const nameOf = (reference: unknown): string => String(reference).replace('#/components/schemas/', '');

/** The properties of a schema with those of what it is made of. */
function flat(schema: Schema): Schema {
  const base = schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});
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
const local = (reference: string): string => `contract#/$defs/${nameOf(reference)}`;

const defs = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, close(schema)]),
) as Record<string, Schema>;
// The contract's own example of a sold-out price check has this link; its schema forgot it.
Object.assign((defs.RoomPriceCheckLinks?.properties ?? {}) as Schema, { shop: { $ref: local('Link') } });

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', $defs: defs });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with an answer by the contract; empty when nothing is. */
export function problems(method: string, path: string, status: number, body: unknown): readonly string[] {
  const response = contract.paths[path]?.[method]?.responses[String(status)];
  if (!response) return [`${method} ${path} may not answer ${status}`];
  const schema = Object.values(response.content ?? {})[0]?.schema;
  if (!schema) return body === null ? [] : [`${method} ${path} ${status} has no body`];
  const key = `${method} ${path} ${status}`;
  let validate = compiled.get(key);
  if (!validate) {
    validate = ajv.compile(close(schema) as Schema);
    compiled.set(key, validate);
  }
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
