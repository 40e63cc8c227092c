/**
 * Whether a file is a source of ours that relay-compiler has read: this package's too where it is installed from a
 * tarball, hence below `node_modules`.
 * @param {string} file
 */
export function isOwnSource(file) {
  if (!/\.tsx?$/.test(file) || /__generated__|styled-system/.test(file)) return false;
  const [, installed] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return installed === undefined || /^@yado[\\/]shared$/.test(installed);
}
