import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const contentDirectory = resolve(import.meta.dirname, '../../../content');
const documentId = /^[a-z0-9][a-z0-9-]{0,63}$/;

export interface Document {
  title: string;
  /** Markdown without the title. */
  body: string;
}

const cache = new Map<string, Document>();

/** A text of api/content: the first line is its title ("# …"). Null when there is none of that name. */
export async function readDocument(kind: 'terms' | 'legal', id: string): Promise<Document | null> {
  // Also keeps ".." and absolute paths out of the file name.
  if (!documentId.test(id)) return null;
  const path = resolve(contentDirectory, kind, `${id}.md`);
  const cached = cache.get(path);
  if (cached) return cached;
  try {
    const document = parseDocument(await readFile(path, 'utf8'));
    cache.set(path, document);
    return document;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseDocument(text: string): Document {
  const end = text.indexOf('\n');
  const title = text.slice(0, end).replace(/^#\s*/, '').trim();
  return { title, body: text.slice(end + 1).trim() };
}
