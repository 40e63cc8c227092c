import { browserPackages } from './scripts/lib/packages.ts';

const project = (/** @type {string} */ name) => ({
  schema: 'schema.graphql',
  ...(name !== 'shared' && { base: 'shared' }),
  language: 'typescript',
  useImportTypeSyntax: true,
  eagerEsModules: true,
  customScalarTypes: { Date: 'string', DateTime: 'string', Yen: 'number' },
  persist: { file: `${name}/persisted.json`, algorithm: 'SHA256' },
});

const config = {
  root: '.',
  sources: Object.fromEntries(browserPackages.map((name) => [`${name}/src`, name])),
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/styled-system/**'],
  projects: Object.fromEntries(browserPackages.map((name) => [name, project(name)])),
};

// relay-compiler takes what `require` gives, which for a module is the export of that name.
export { config, config as 'module.exports' };
