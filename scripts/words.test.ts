import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

/** British spellings that have slipped in before, or are likely to. */
const british =
  /(?<![a-z0-9_/-])(?:(?:colour|favour|honour|neighbour|behaviour)(?:s|ed|ing)?|(?:kilo|centi|milli)?metres?|centred?|centres|theatres?|dialled|dialling|cancelled|cancelling|labelled|labelling|modelled|travelled|travelling|travellers?|signalled|totalled|catalogues?|licences?|artefacts?|judgements?|defences?|programmes?|fulfils?|grey|whilst|misspelt|analyse[ds]?|(?:author|custom|initial|minim|normal|optim|organ|recogn|serial|summar)is(?:e[ds]?|ing|ations?))(?![a-z0-9_])/gi;

/** Names that are stored, or that an outside service uses. */
const fixed = [
  /'\d{4}-[a-z-]+'|'\.\/\d{4}-[a-z-]+\.ts'|\bas (?:catalogue|organisations)\b|: (?:catalogue|organisations),/g,
  /'catalogue-[a-z-]+'|`catalogue-[a-z-]+`|'[a-z=]+-(?:not-)?(?:cancelled|recognised)[a-z-]*'/g,
  /'Room is already cancelled\.'/g,
];

const isText = (file: string) =>
  /\.(?:ts|tsx|mjs|cjs|md|graphql|css|env)$/.test(file) &&
  !/__generated__\/|\/migrations\/\d|scripts\/words\.test\.ts$/.test(file);

function findBritish(text: string): string[] {
  const own = fixed.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
  return [...own.matchAll(british)].map(([word]) => word);
}

it('knows a British spelling from an American one and from a fixed name', () => {
  expect(findBritish('The colour of a cancelled room, 3 kilometres away')).toEqual([
    'colour',
    'cancelled',
    'kilometres',
  ]);
  expect(findBritish("The color of a canceled room; room_already_cancelled, 'catalogue-imported'")).toEqual(
    [],
  );
});

/** Words for which the field has a plain one: notified, again, anybody who, continues, released, is in, done, down. */
const unclear =
  /(?<![a-z0-9_])(?:told|anew|whoever|(?:go|goes|going|went) on|(?:let|lets|letting) go|stands?(?! (?:for|out)\b|-)|stood|at rest|(?:is|are) away)(?![a-z0-9_])/gi;

const texts = projectFiles()
  .filter(isText)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('spells everything the American way', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.flatMap(({ file, text }) => findBritish(text).map((word) => `${file}: ${word}`))).toEqual([]);
});

it('says nothing in words that a stranger has to guess', () => {
  expect(
    texts.flatMap(({ file, text }) => [...text.matchAll(unclear)].map(([word]) => `${file}: ${word}`)),
  ).toEqual([]);
});
