// Rspack loads loaders with require; the transform itself is shared with Vitest.
module.exports = function relayLoader(source) {
  const done = this.async();
  import('./relay-transform.mjs').then(
    ({ transformRelay }) => done(null, transformRelay(source, this.resourcePath)),
    done,
  );
};
