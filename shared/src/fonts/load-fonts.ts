import { FONT_FAMILY } from '../tokens/font-family.ts';
import { readRuns, toUnicodeRange } from './character-runs.ts';
import { followText } from './follow-text.ts';
import { createSubsetFinder, type FontSubset, type SubsetFinder } from './subset-finder.ts';

interface Options {
  subsets: FontSubset[];
  /** The subsets with the characters that those hold not, asked for when a text has one of them. */
  loadOthers: () => Promise<FontSubset[]>;
  later: (work: () => void) => void;
  /**
   * Called with a file that did not come, or came with other bytes, or with none when the other subsets are unknown; its
   * characters stay in the system's font.
   */
  refused: (url: string | null, error: unknown) => void;
}

/**
 * Loads the subsets of the site's font that the page's text needs, each with its integrity. While some are on their
 * way `<html>` is marked `data-fonts="loading"`, otherwise `"ready"`.
 */
export function loadFonts({ subsets, loadOthers, later, refused }: Options): void {
  const own = createSubsetFinder(subsets);
  let other: SubsetFinder | null = null;
  const findAll = async (text: string): Promise<FontSubset[]> => {
    const { found, left } = own.find(text);
    if (left === '') return found;
    try {
      const others = other ? [] : await loadOthers();
      // Two texts may have waited for the same table.
      other ??= createSubsetFinder(others);
    } catch (error) {
      refused(null, error);
      return found;
    }
    return [...found, ...other.find(left).found];
  };
  let underway = 0;
  const mark = () => {
    document.documentElement.dataset.fonts = underway > 0 ? 'loading' : 'ready';
  };
  followText(document.body, {
    later,
    changed: () => {
      underway++;
      mark();
    },
    read: async (text) => {
      const loading = (await findAll(text)).map((subset) =>
        load(subset).catch((error: unknown) => {
          own.forget(subset);
          other?.forget(subset);
          refused(subset.url, error);
        }),
      );
      // Together, so that a text changes its font once.
      for (const faces of await Promise.all(loading))
        for (const face of faces ?? []) document.fonts.add(face);
      underway--;
      mark();
    },
  });
}

async function load({ url, integrity, faces }: FontSubset): Promise<FontFace[]> {
  const response = await fetch(url, { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const data = await response.arrayBuffer();
  let at = 0;
  return Promise.all(
    faces.map(([runs, bytes]) => {
      const face = new FontFace(FONT_FAMILY, data.slice(at, (at += bytes)), {
        weight: '100 900',
        unicodeRange: toUnicodeRange(readRuns(runs)),
      });
      return face.load();
    }),
  );
}
