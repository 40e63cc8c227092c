// Rspack loads loaders with require.
module.exports = function relayLoader(source) {
  const done = this.async();
  import('./load-relay.mjs')
    .then(({ loadRelay }) => loadRelay(this, source))
    .then((code) => done(null, code), done);
};
