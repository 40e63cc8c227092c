/** Words of the paths of tests that wait for real processes. */
export const slowFirst = [
  'api/tests/crash/',
  'api/tests/process/',
  'api/tests/postgres/',
  'api/tests/races/',
  'api/tests/release/',
];
