import { InvalidInputError } from '../../lib/errors.ts';

/** A place in a result: which result, how far, and the property there, to find it again in a newer result. */
export interface SearchCursor {
  resultId: string;
  index: number;
  propertyId: string;
}

export function encodeCursor({ resultId, index, propertyId }: SearchCursor): string {
  return Buffer.from(JSON.stringify([resultId, index, propertyId])).toString('base64url');
}

export function decodeCursor(text: string): SearchCursor {
  try {
    const [resultId, index, propertyId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof resultId === 'string' && Number.isInteger(index) && typeof propertyId === 'string') {
      return { resultId, index: index as number, propertyId };
    }
  } catch {
    // Falls through: whatever is wrong with it, it is not one of our cursors.
  }
  throw new InvalidInputError('after is not a cursor of this list.');
}
