/** One remote of a page that comes from a developer's machine; the edge says so in the page's {@link BootData}. */
export interface Development {
  remote: string;
  /** Origin of its development server, `http://localhost:<port>`. */
  origin: string;
}

/** Where the edge takes a developer's token, and ends what it began when it is asked without one. */
export const DEVELOPMENT_PATH = '/release/dev';

/** Files of the development server, besides those of the build: see `build/dev-remote.mjs`. */
export const DEVELOPMENT_FILES = {
  /** Puts React's development build in the place of the host's. */
  react: 'development-react.js',
  /** The remote's `remote.json` as it is now. */
  declaration: 'remote.json',
  entry: 'remoteEntry.js',
} as const;
