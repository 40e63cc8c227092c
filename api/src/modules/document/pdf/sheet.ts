import PDFDocument from 'pdfkit';
import { type FontName, fontFile } from './fonts.ts';
import { hasGlyph } from './glyphs.ts';
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
}

export interface SheetOptions {
  title: string;
  language: 'ja-JP' | 'en-US';
  /** At the foot of every page: left side, and what stands before the page number. */
  footer: string;
  createdAt: Date;
  /** The brand's color, `#rrggbb`. */
  color: string;
}

/** One A4 document under construction: knows its position and begins a new page where the old one is full. */
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

  constructor(options: SheetOptions) {
    this.#options = options;
    this.brandColor = readableColor(options.color);
    this.#doc = new PDFDocument({
      size: 'A4',
      // Positions are ours: the library must never begin a page by itself.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: options.language,
      displayTitle: true,
      info: { Title: options.title, Author: 'Yado', CreationDate: options.createdAt },
    });
    for (const name of ['regular', 'bold'] as const) this.#doc.registerFont(name, fontFile(name));
    this.#bytes = collect(this.#doc);
  }

  /** Writes text and moves below it, unless `y` is given. Returns the height it took. */
  text(text: string, style: TextStyle = {}): number {
    const shown = this.#prepare(text, style);
    const { x = this.left, width = this.right - x, color = colors.text, align = 'left', maxHeight } = style;
    const y = style.y ?? this.y;
    const options = { width, align, lineGap: style.lineGap ?? LINE_GAP };
    this.#doc.fillColor(color).text(shown, x, y, {
      ...options,
      ...(maxHeight === undefined ? {} : { height: maxHeight, ellipsis: '…' }),
    });
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
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke();
  }

  box(x: number, y: number, width: number, height: number, fill: string, stroke?: string): void {
    this.#doc.roundedRect(x, y, width, height, 4).fillColor(fill);
    if (stroke) this.#doc.lineWidth(0.8).fillAndStroke(fill, stroke);
    else this.#doc.fill();
  }

  /** Large pale letters across the page, e.g. 取消. */
  stamp(text: string): void {
    this.#doc.save().opacity(0.12);
    this.text(text, { y: 330, size: 120, font: 'bold', color: '#b3261e', align: 'center' });
    this.#doc.restore();
  }

  /** Writes the feet of all pages and closes the document. */
  finish(): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const y = this.bottom + 14;
      this.rule({ y: y - 6 });
      this.text(this.#options.footer, {
        y,
        size: 7.5,
        color: colors.quiet,
        width: this.width - 60,
        maxHeight: 24,
      });
      this.text(`${page + 1} / ${count}`, { y, size: 7.5, color: colors.quiet, align: 'right' });
    }
    this.#doc.end();
    return this.#bytes;
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
