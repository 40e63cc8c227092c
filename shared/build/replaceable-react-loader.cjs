// Rspack loads loaders with require.
/** @this {import('@rsbuild/core').Rspack.LoaderContext} @param {string} source */
module.exports = function replaceableReactLoader(source) {
  const done = this.async();
  void import('./development-react.mjs').then(
    ({ replaceableReact }) => done(null, replaceableReact(source, this.resourcePath)),
    done,
  );
};
