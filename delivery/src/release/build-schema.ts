import type { RemoteDeclaration } from '@yado/shared/contract/release-document';
import { valid } from 'semver';
import { z } from 'zod';

const file = z.string().regex(/^[^/\\][^\\]*$/, 'must be relative to the build');
const chunks = z.record(z.string(), z.array(file));
const versions = z.record(z.string(), z.string());
/** `/` and segments of a pattern (`routing/route-pattern.ts`); no `..`, no encoded character, no `*` but at the end. */
const path = z
  .string()
  .regex(
    /^\/(?:(?::\w+|[A-Za-z0-9_~-][\w.~-]*)\??(?:\/(?!$)|$))*\*?$/,
    'must be a path of letters, digits and - . _ ~ with parameters like :id',
  );

/** `assets.json` of a remote. */
export const remoteAssets = z.object({
  container: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global'),
  entry: file,
  initial: z.array(file),
  chunks,
  /** Chunk of a screen → its outline. */
  outlines: z.record(z.string(), file).default({}),
  /** What the edge makes pages of, and the screens in whose place they are. */
  wholePages: z.object({ file, screens: z.array(z.string()) }).optional(),
  /** Modules that the container hands out. */
  exposes: z.array(z.string()).default([]),
  /** Shared module → range of versions that the code takes from the host. */
  requires: versions.default({}),
});

/** `assets.json` of the host. */
export const hostAssets = z.object({
  scripts: z.array(file).min(1),
  styles: z.array(file),
  preload: z.array(file).default([]),
  later: z.array(file).default([]),
  outline: file.optional(),
  /** Shared module → version that the host's code hands out. */
  provides: versions.default({}),
});

/** `operations.json`: persisted id → text. */
export const operations = z.record(
  z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'),
  z.string().min(1),
);

/** `remote.json`. */
export const declaration: z.ZodType<RemoteDeclaration> = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  routes: z
    .array(
      z.strictObject({
        path,
        access: z.union([
          z.enum(['public', 'signedIn']),
          z.strictObject({ permission: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]) }),
        ]),
        chunk: z.string().min(1),
        preload: z.literal(false).optional(),
        laterParts: z.literal(false).optional(),
        title: z.string().trim().min(1).max(40).optional(),
      }),
    )
    .min(1),
  menu: z.array(
    z.strictObject({
      label: z.string().min(1),
      path,
      permission: z.string().min(1).optional(),
      order: z.number(),
    }),
  ),
  configSchema: z.record(z.string(), z.unknown()),
});

/** Its version names the releases of a part, in addresses of files and in lines for people. */
export const packageJson = z.object({
  version: z.string().refine(isVersion, 'must be a version like 1.2.3'),
});

/** `valid` alone takes `v1.2.3` and spaces around, too. */
function isVersion(text: string): boolean {
  return /^\d[\w.+-]*$/.test(text) && valid(text) !== null;
}
