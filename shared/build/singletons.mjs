/** Packages of which only the host may hold a copy. */
const owned = [
  /[\\/]node_modules[\\/](?:react|react-dom|react-relay|relay-runtime|react-router|firebase|@firebase|@ark-ui|@zag-js|maplibre-gl|supercluster)[\\/]/,
  // Parts of our own that hold state: reached by their package name they are shared, by a relative path copied.
  /[\\/]shared[\\/]src[\\/](?:ui[\\/]|map[\\/](?:Map|engines)|auth[\\/]|site[\\/]|relay[\\/]relay\.|routing[\\/]router\.)/,
];

/** Fails a remote's build when its output would carry a copy of a library that the host provides. */
export function pluginSingletons() {
  return {
    name: 'yado:singletons',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const modules = stats?.toJson({ all: false, modules: true, nestedModules: true }).modules ?? [];
        const copies = new Set(
          modules
            .flatMap((module) => [module, ...(module.modules ?? [])])
            .map((module) => module.nameForCondition ?? '')
            .filter((file) => owned.some((pattern) => pattern.test(file))),
        );
        if (copies.size > 0) {
          throw new Error(
            `This remote bundles its own copy of a library that the host provides:\n${[...copies].join('\n')}`,
          );
        }
      });
    },
  };
}
