import type { Readable } from 'node:stream';

/** A document ready to be sent; a stream where it is too large to be held. */
export interface DocumentFile {
  body: Buffer | Readable;
  mediaType: string;
  /** As people see it, in any script; with its ending. */
  fileName: string;
  /** For clients that read Latin letters only. */
  asciiName: string;
}

/** RFC 6266: a plain name for old clients, the real one percent-encoded. Neither can end the header. */
export function contentDisposition({
  fileName,
  asciiName,
}: Pick<DocumentFile, 'fileName' | 'asciiName'>): string {
  const plain = asciiName.replace(/[^\w.-]+/g, '_');
  // encodeURIComponent leaves these five, which RFC 8187 does not allow as they are.
  const encoded = encodeURIComponent(clean(fileName)).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Without what file systems refuse, and never a hidden file or a path. */
function clean(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120);
}
