import { colors, type Sheet, type TextStyle } from './sheet.ts';

/** Whose paper it is. */
export interface Brand {
  name: string;
  /** Shown instead of the name. */
  logo: Uint8Array | null;
}

/** Brand on the left, what the paper is on the right, a strong line below. */
export function masthead(sheet: Sheet, brand: Brand, title: string, aside: readonly string[]): void {
  const top = sheet.y;
  const half = sheet.width / 2;
  if (brand.logo) {
    sheet.picture(brand.logo, { x: sheet.left, y: top - 4, width: 128, height: 32, alt: brand.name });
  } else {
    sheet.text(brand.name, { y: top, size: 13, font: 'bold', color: sheet.brandColor, width: half });
  }
  sheet.text(title, { x: sheet.left + half, y: top - 3, size: 18, font: 'bold', align: 'right', tag: 'H1' });
  sheet.y = top + 26;
  for (const line of aside) {
    sheet.text(line, { x: sheet.left + half, size: 8.5, color: colors.quiet, align: 'right' });
  }
  sheet.space(6);
  sheet.rule({ color: sheet.brandColor, weight: 1.6 });
  sheet.space(11);
}

export const SECTION_HEIGHT = 36;

/** The name of a part, kept together with at least `follow` points of what comes after it. */
export function section(sheet: Sheet, title: string, follow = 40): void {
  sheet.ensure(SECTION_HEIGHT + follow);
  sheet.space(8);
  sheet.text(title, { size: 10.5, font: 'bold', color: sheet.brandColor, tag: 'H2' });
  sheet.space(3);
  sheet.rule();
  sheet.space(5);
}

export interface RowStyle {
  strong?: boolean;
  right?: boolean;
  /** Cut with an ellipsis beyond this height. */
  maxHeight?: number;
}
export type Row = readonly [label: string, value: string, style?: RowStyle];

export interface RowsPlace {
  labelWidth?: number;
  x?: number;
  width?: number;
}
const ROW_GAP = 5.5;

/** Labels and values, one below the other with fine lines between; a row is never torn in two. */
export function rows(sheet: Sheet, list: readonly Row[], place: RowsPlace = {}): void {
  if (list.length === 0) return;
  sheet.group('Table', () => {
    for (const row of list) {
      const { x, width, label, value } = getStyles(sheet, row, place);
      const height = measureRow(sheet, row, place);
      sheet.ensure(height + ROW_GAP);
      const { y } = sheet;
      sheet.group('TR', () => {
        sheet.text(row[0], { ...label, y: y + 0.8, tag: 'TH' });
        sheet.text(row[1], { ...value, y, tag: 'TD' });
      });
      sheet.y = y + height + 2;
      sheet.rule({ from: x, to: x + width, color: '#e6ebf1', weight: 0.5 });
      sheet.y = y + height + ROW_GAP;
    }
  });
}

/** What `rows` would take, for what must stay together. */
export function measureRows(sheet: Sheet, list: readonly Row[], place: RowsPlace = {}): number {
  return list.reduce((sum, row) => sum + measureRow(sheet, row, place) + ROW_GAP, 0);
}

function measureRow(sheet: Sheet, row: Row, place: RowsPlace): number {
  const { label, value } = getStyles(sheet, row, place);
  return Math.max(sheet.measureHeight(row[0], label), sheet.measureHeight(row[1], value));
}

function getStyles(sheet: Sheet, [, , style = {}]: Row, place: RowsPlace) {
  const { labelWidth = 112, x = sheet.left, width = sheet.width } = place;
  const label: TextStyle = { x, width: labelWidth - 8, size: 8.5, color: colors.quiet };
  const value: TextStyle = {
    x: x + labelWidth,
    width: width - labelWidth,
    ...(style.strong ? { font: 'bold', size: 11 } : {}),
    ...(style.right ? { align: 'right' } : {}),
    ...(style.maxHeight === undefined ? {} : { maxHeight: style.maxHeight }),
  };
  return { x, width, label, value };
}

/** Small print. */
export function notes(sheet: Sheet, lines: readonly string[], maxHeight?: number): void {
  for (const line of lines) {
    const style = { size: 8, color: colors.quiet, ...(maxHeight === undefined ? {} : { maxHeight }) };
    sheet.ensure(sheet.measureHeight(line, style));
    sheet.text(line, style);
    sheet.space(2);
  }
}
