import PDFDocument from 'pdfkit';
import { type FontName, fontForDocument, hasGlyph } from './fonts.ts';
import { plainText } from './plain-text.ts';
import { readableColor } from './readable-color.ts';

export const colors = {
  text: '#1a1a1a',
  quiet: '#5b6470',
  line: '#c9d2dc',
  tint: '#f1f5fa',
} as const;

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = { side: 48, top: 38, bottom: 54 };
const LINE_GAP = 2;

export interface TextStyle {
  x?: number;
  /** Draws at the given position instead of moving the sheet's position. */
  y?: number;
  width?: number;
  size?: number;
  font?: FontName;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Cut with an ellipsis beyond this height. */
  maxHeight?: number;
  lineGap?: number;
  /** What it is to who listens to the paper; a paragraph unless it is said. */
  tag?: TextTag;
}

/** Headings, a paragraph, the cells of a row, and the head of a column. */
export type TextTag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'column';

export interface PicturePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it shows, for who listens to the paper. */
  alt: string;
}

export interface SheetOptions {
  title: string;
  language: 'ja-JP' | 'en-US';
  /** At the foot of every page: left side, and the text before the page number. */
  footer: string;
  createdAt: Date;
  /** The brand's color, `#rrggbb`. */
  color: string;
}

/**
 * One A4 document under construction: knows its position and begins a new page where the old one is full. It is PDF/A-1a: for
 * the archive (fonts, color profile and description are in it), with its text in a tree of headings, paragraphs and tables.
 */
export class Sheet {
  readonly left = MARGIN.side;
  readonly right = PAGE.width - MARGIN.side;
  readonly width = PAGE.width - 2 * MARGIN.side;
  readonly bottom = PAGE.height - MARGIN.bottom;
  readonly top = MARGIN.top;
  y = MARGIN.top;
  /** As it can be read on paper. */
  readonly brandColor: string;
  /** Drawn at the top of each further page. */
  onNewPage: (() => void) | null = null;
  readonly #doc: PDFKit.PDFDocument;
  readonly #options: SheetOptions;
  readonly #bytes: Promise<Buffer>;
  /** Feet of pages are repeated, and no part of the text. */
  #isFoot = false;
  /** What the next text belongs to. */
  #parent: PDFKit.PDFStructureElement;

  constructor(options: SheetOptions) {
    this.#options = options;
    this.brandColor = readableColor(options.color);
    this.#doc = new PDFDocument({
      size: 'A4',
      // Positions are ours: the library must never begin a page by itself.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.4',
      subset: 'PDF/A-1a',
      tagged: true,
      // None of the library's own fonts, which are in no file.
      font: fontForDocument('regular'),
      lang: options.language,
      displayTitle: true,
      info: { Title: options.title, Author: 'Yado', CreationDate: options.createdAt },
    });
    for (const name of ['regular', 'bold'] as const) this.#doc.registerFont(name, fontForDocument(name));
    this.#bytes = collect(this.#doc);
    this.#parent = this.#doc.struct('Document');
    this.#doc.addStructure(this.#parent);
  }

  /** Writes text and moves below it, unless `y` is given. Returns the height it took. */
  text(text: string, style: TextStyle = {}): number {
    const shown = this.#prepare(text, style);
    const { x = this.left, width = this.right - x, color = colors.text, align = 'left', maxHeight } = style;
    const y = style.y ?? this.y;
    const options = { width, align, lineGap: style.lineGap ?? LINE_GAP };
    this.#doc.fillColor(color);
    this.#tag(style.tag ?? 'P', () =>
      this.#doc.text(shown, x, y, {
        ...options,
        ...(maxHeight === undefined ? {} : { height: maxHeight, ellipsis: '…' }),
      }),
    );
    const height = Math.min(this.#doc.heightOfString(shown, options), maxHeight ?? Number.POSITIVE_INFINITY);
    if (style.y === undefined) this.y = y + height;
    return height;
  }

  measureHeight(text: string, style: TextStyle = {}): number {
    const { x = this.left, width = this.right - x, lineGap = LINE_GAP, maxHeight } = style;
    const height = this.#doc.heightOfString(this.#prepare(text, style), { width, lineGap });
    return Math.min(height, maxHeight ?? Number.POSITIVE_INFINITY);
  }

  measureWidth(text: string, style: TextStyle = {}): number {
    return this.#doc.widthOfString(this.#prepare(text, style));
  }

  space(height: number): void {
    this.y += height;
  }

  /** Begins a new page unless this much still fits. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.#doc.addPage();
    this.y = this.top;
    this.onNewPage?.();
  }

  rule(options: { y?: number; color?: string; weight?: number; from?: number; to?: number } = {}): void {
    const { y = this.y, color = colors.line, weight = 0.6, from = this.left, to = this.right } = options;
    this.#decorate('Layout', () =>
      this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke(),
    );
  }

  box(x: number, y: number, width: number, height: number, fill: string, stroke?: string): void {
    this.#decorate('Layout', () => {
      this.#doc.roundedRect(x, y, width, height, 4).fillColor(fill);
      if (stroke) this.#doc.lineWidth(0.8).fillAndStroke(fill, stroke);
      else this.#doc.fill();
    });
  }

  /** A picture in its place, where it keeps its form. It must have no transparency: PDF/A-1 has none. */
  picture(png: Uint8Array, { x, y, width, height, alt }: PicturePlace): void {
    const content = this.#doc.markStructureContent('Figure');
    // Pictures come from another thread as plain bytes.
    const bytes = Buffer.from(png);
    this.#doc.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    this.#doc.endMarkedContent();
    this.#parent.add(this.#doc.struct('Figure', { alt }, [content]));
  }

  /** Large pale letters across the page, e.g. 取消. */
  stamp(text: string): void {
    // No transparency: PDF/A-1 has none.
    this.text(text, { y: 330, size: 120, font: 'bold', color: '#f6e5e4', align: 'center' });
  }

  /** Writes the feet of all pages and closes the document. */
  finish(): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const y = this.bottom + 14;
      this.rule({ y: y - 6 });
      const style = { y, size: 7.5, color: colors.quiet } as const;
      this.#isFoot = true;
      this.text(this.#options.footer, { ...style, width: this.width - 60, maxHeight: 24 });
      this.text(`${page + 1} / ${count}`, { ...style, align: 'right' });
      this.#isFoot = false;
    }
    this.#doc.end();
    return this.#bytes;
  }

  /** What is drawn meanwhile belongs together: a table, or one of its rows. */
  group(type: 'Table' | 'TR' | 'TD', draw: () => void): void {
    const outer = this.#parent;
    const group = this.#doc.struct(type);
    outer.add(group);
    this.#parent = group;
    draw();
    this.#parent = outer;
  }

  #tag(tag: TextTag, draw: () => void): void {
    if (this.#isFoot) return this.#decorate('Pagination', draw);
    const type = tag === 'column' ? 'TH' : tag;
    const content = this.#doc.markStructureContent(type);
    draw();
    this.#doc.endMarkedContent();
    const options = type === 'TH' ? { scope: tag === 'column' ? 'Column' : 'Row' } : {};
    this.#parent.add(this.#doc.struct(type, options as object, [content]));
  }

  /** What says nothing to who listens. */
  #decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #prepare(text: string, { font = 'regular', size = 9.5 }: TextStyle): string {
    this.#doc.font(font).fontSize(size);
    return readable(font, text);
  }
}

/** Letters that the font lacks become 〓, as printers do, instead of nothing. */
function readable(font: FontName, text: string): string {
  return [...plainText(text)].map((sign) => (sign === '\n' || hasGlyph(font, sign) ? sign : '〓')).join('');
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
