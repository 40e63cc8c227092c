import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: string[];
  /** All pages, without spaces: where a line breaks does not matter. */
  text: string;
  title: string;
  /** Names as embedded: a subset begins with six letters and a plus sign. */
  fonts: string[];
  bytes: number;
}

/** Reads a PDF the way a viewer does: the text that people can select, page by page. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const fonts = [...file.toString('latin1').matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name);
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  await document.loadingTask.destroy();
  return {
    pages,
    text: pages.join('').replace(/\s/g, ''),
    title,
    fonts: [...new Set(fonts)],
    bytes: file.length,
  };
}
