import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ContentPort, type Document, isContentId, type NewsEntry } from './content-port.ts';

const contentDirectory = resolve(import.meta.dirname, '../../../content');

/** ContentPort on the Markdown files of api/content, each read once: they change with a release. */
export function createFileContent(directory = contentDirectory): ContentPort {
  const documents = new Map<string, Document>();
  let news: Promise<NewsEntry[]> | null = null;
  return {
    probe: async () => null,
    async readDocument(kind, id) {
      if (!isContentId(id)) return null;
      const path = resolve(directory, kind, `${id}.md`);
      const known = documents.get(path);
      if (known) return known;
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const document = parseDocument(text);
      documents.set(path, document);
      return document;
    },
    readNews: () => (news ??= readNewsFiles(resolve(directory, 'news'))),
  };
}

/** The first line is the title ("# …"). */
function parseDocument(text: string): Document {
  const end = text.indexOf('\n');
  const title = text.slice(0, end).replace(/^#\s*/, '').trim();
  return { title, body: text.slice(end + 1).trim() };
}

async function readNewsFiles(directory: string): Promise<NewsEntry[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name) =>
      parseNews(name.slice(0, -'.md'.length), await readFile(resolve(directory, name), 'utf8')),
    ),
  );
}

/**
 * A news file: title, then `published: <instant>` and, if it is not for everybody, `agencies: <id>, <id>`, an empty
 * line, the text. Throws when it is not readable so.
 */
export function parseNews(id: string, text: string): NewsEntry {
  const { title, body } = parseDocument(text);
  const [head = '', ...paragraphs] = body.split(/\n\s*\n/);
  const facts = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const publishedAt = new Date(facts.get('published') ?? '');
  if (!isContentId(id) || title === '' || Number.isNaN(publishedAt.getTime())) {
    throw new Error(`The news item ${id} is not readable.`);
  }
  const agencies = facts.get('agencies');
  return {
    id,
    title,
    body: paragraphs.join('\n\n').trim(),
    publishedAt,
    agencyIds: agencies === undefined ? null : agencies.split(',').map((agency) => agency.trim()),
  };
}
