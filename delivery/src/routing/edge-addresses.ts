/** First segments of the addresses that the edge answers itself, with what it does there. */
export const EDGE_ADDRESSES: Readonly<Record<string, string>> = {
  graphql: 'the edge passes /graphql on to the API',
  documents: 'the edge passes /documents on to the API',
  events: 'the edge takes reports of pages and browsers at /events',
  release: 'the edge takes the tokens of developers at /release/dev',
  'release.json': 'the edge tells at /release.json which release is live',
  releases: 'the edge serves builds from /releases',
  brands: 'the edge serves pictures from /brands',
  'preview.png': 'the edge serves the picture of links at /preview.png',
  'favicon.svg': "the edge serves the site's icon at /favicon.svg",
  'robots.txt': 'the edge answers /robots.txt',
  healthz: 'the edge reports its health at /healthz',
  readyz: 'the edge reports its readiness at /readyz',
};
