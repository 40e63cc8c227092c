import { readFileSync } from 'node:fs';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const fixtures = JSON.parse(
  readFileSync(new URL('../../contracts/stripe-fixtures3.json', import.meta.url), 'utf8'),
) as Record<string, Json>;

const ERROR = ['charge', 'code', 'decline_code', 'doc_url', 'message', 'payment_method'] as const;
const NEXT_ACTION = ['redirect_to_url', 'use_stripe_sdk'] as const;

/**
 * Parts that the SDK's types have and the fixtures, which are older or show another case, have not. Everything else
 * that an object has beyond its fixture is reported.
 */
const BEYOND_FIXTURES: Record<string, readonly string[]> = {
  'charge.outcome': ['risk_level'],
  'charge.payment_method_details.card': ['capture_before', 'electronic_commerce_indicator'],
  dispute: ['intended_submission_method'],
  'dispute.evidence_details': ['submission_method'],
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  'payment_intent.automatic_payment_methods': ['allow_redirects'],
  'payment_intent.last_payment_error': ERROR,
  'payment_intent.next_action': NEXT_ACTION,
  'refund.destination_details.card': ['reference_status', 'reference_type'],
  setup_intent: ['allowed_payment_method_types'],
  'setup_intent.automatic_payment_methods': ['allow_redirects'],
  'setup_intent.last_setup_error': ERROR,
  'setup_intent.next_action': NEXT_ACTION,
};

/** Parts of the fixtures that are there only when they are expanded. */
const LEFT_OUT: Record<string, readonly string[]> = { charge: ['refunds'] };

/** The fixture of an object of that name, e.g. `payment_intent`. */
export function getFixture(name: string): Json {
  const fixture = fixtures[name];
  if (fixture === undefined) throw new Error(`There is no fixture ${name}.`);
  return fixture;
}

const getKind = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** How the shape of an object differs from its fixture: keys, and JSON types where neither is null. */
export function shapeProblems(name: string, object: unknown): readonly string[] {
  return compare(name, object as Json, getFixture(name));
}

function compare(path: string, ours: Json, theirs: Json): string[] {
  // Null tells nothing of the type that it stands for; the SDK's types do, and the type check compares with them.
  if (ours === null || theirs === null) return [];
  if (getKind(ours) !== getKind(theirs)) return [`${path} is ${getKind(ours)}, not ${getKind(theirs)}`];
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const [example] = theirs;
    return example === undefined ? [] : ours.flatMap((each) => compare(`${path}[]`, each, example));
  }
  if (typeof ours !== 'object' || typeof theirs !== 'object') return [];
  return compareKeys(path, ours as { [name: string]: Json }, theirs as { [name: string]: Json });
}

function objectName(value: Json): string | undefined {
  const name =
    value !== null && typeof value === 'object' && !Array.isArray(value) ? value.object : undefined;
  return typeof name === 'string' ? name : undefined;
}

function compareKeys(
  path: string,
  ours: { [name: string]: Json },
  theirs: { [name: string]: Json },
): string[] {
  // Maps have any keys.
  if (path.endsWith('.metadata') || Object.keys(theirs).length === 0) return [];
  const beyond = BEYOND_FIXTURES[path] ?? [];
  const leftOut = LEFT_OUT[path] ?? [];
  return [
    ...Object.keys(theirs)
      .filter((key) => !(key in ours) && !leftOut.includes(key))
      .map((key) => `${path}.${key} is missing`),
    ...Object.keys(ours)
      .filter((key) => !(key in theirs) && !beyond.includes(key))
      .map((key) => `${path}.${key} is not in the fixture`),
    ...Object.entries(ours).flatMap(([key, value]) => {
      const name = objectName(value);
      // What is an object of the API itself has a fixture of its own, whatever the example put there.
      if (name !== undefined && name in fixtures) return compare(name, value, getFixture(name));
      return key in theirs ? compare(`${path}.${key}`, value, theirs[key] ?? null) : [];
    }),
  ];
}
