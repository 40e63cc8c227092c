/** Tests that also run on the embedded database, because it could behave differently from a server. */
export const embeddedToo = [
  'api/src/db/',
  'api/tests/booking/book-by-',
  'api/tests/catalog/import',
  'api/tests/process/',
  'api/tests/search/search',
  'api/tests/travel/trips',
];
