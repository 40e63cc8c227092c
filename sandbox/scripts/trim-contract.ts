import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

/**
 * Makes `contracts/rapid-openapi-v3.yaml` out of the supplier's whole contract:
 * `node scripts/trim-contract.ts <transformedSpecs.yaml>`. Keeps the operations below with what they refer to.
 */
const OPERATIONS: readonly (readonly [string, string])[] = [
  ['/v3/properties/content', 'get'],
  ['/v3/properties/inactive', 'get'],
  ['/v3/properties/{property_id}/guest-reviews', 'get'],
  ['/v3/regions', 'get'],
  ['/v3/regions/{region_id}', 'get'],
  ['/v3/properties/availability', 'get'],
  ['/v3/properties/{property_id}/availability', 'get'],
  ['/v3/properties/{property_id}/rooms/{room_id}/rates/{rate_id}', 'get'],
  ['/v3/properties/{property_id}/payment-options', 'get'],
  ['/v3/itineraries', 'get'],
  ['/v3/itineraries', 'post'],
  ['/v3/itineraries/{itinerary_id}', 'get'],
  ['/v3/itineraries/{itinerary_id}', 'put'],
  ['/v3/itineraries/{itinerary_id}', 'delete'],
  ['/v3/itineraries/{itinerary_id}/rooms/{room_id}', 'put'],
  ['/v3/itineraries/{itinerary_id}/rooms/{room_id}', 'delete'],
  ['/v3/notifications', 'get'],
  ['/v3/notifications', 'post'],
  ...[
    'amenities',
    'categories',
    'general-attributes',
    'images',
    'onsite-payment-types',
    'pet-attributes',
    'rate-amenities',
    'room-amenities',
    'room-images',
    'room-views',
    'spoken-languages',
    'statistics',
    'themes',
  ].map((name) => [`/v3/references/${name}`, 'get'] as const),
];

const NOTICE = ` Trimmed copy of the OpenAPI description of Expedia Group's Rapid API, version 3.
 Source: https://github.com/ExpediaGroup/rapid-java-sdk (code/transformedSpecs.yaml, commit 7fcc20a),
 Copyright Expedia, Inc., licensed under the Apache License, Version 2.0
 (http://www.apache.org/licenses/LICENSE-2.0). Changed: operations that the sandbox does not serve, descriptions and
 examples were taken out by scripts/trim-contract.ts.`;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function slim(value: unknown, insideProperties: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => slim(entry, false));
  if (!isNode(value)) return value;
  const dropped = new Set(
    insideProperties ? [] : ['description', 'example', 'examples', 'externalDocs', 'tags', 'summary'],
  );
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dropped.has(key))
      .map(([key, inner]) => [key, slim(inner, key === 'properties' || key === 'headers')]),
  );
}

function references(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) references(entry, found);
  if (typeof value === 'string' && value.startsWith('#/components/')) found.add(value);
  if (isNode(value)) for (const inner of Object.values(value)) references(inner, found);
}

function main(source: string): void {
  const whole = parse(readFileSync(source, 'utf8')) as {
    info: Node;
    paths: Record<string, Node>;
    components: Record<string, Node>;
  };
  const paths: Record<string, Node> = {};
  for (const [path, method] of OPERATIONS)
    (paths[path] ??= {})[method] = slim(whole.paths[path]?.[method], false);
  const needed = new Set<string>();
  references(paths, needed);
  const components: Record<string, Node> = {
    securitySchemes: slim(whole.components.securitySchemes, true) as Node,
  };
  for (const reference of needed) {
    const [, , kind = '', name = ''] = reference.split('/');
    const entry = slim(whole.components[kind]?.[name], false);
    (components[kind] ??= {})[name] = entry;
    // A Set gives what is added while it is walked: what an entry refers to comes along.
    references(entry, needed);
  }
  const text = stringify(
    { openapi: '3.0.1', info: slim(whole.info, false), paths, components },
    { aliasDuplicateObjects: false },
  );
  const target = fileURLToPath(new URL('../contracts/rapid-openapi-v3.yaml', import.meta.url));
  writeFileSync(target, `${NOTICE.replaceAll(/^/gm, '#')}\n${text}`);
}

const [, , source] = argv;
if (!source) throw new Error('Give the path of transformedSpecs.yaml.');
main(source);
