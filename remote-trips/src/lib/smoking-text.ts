/** The guest's wish; null where the room leaves no choice or nobody asked. */
export function smokingText(wish: boolean | null | undefined): string | null {
  if (typeof wish !== 'boolean') return null;
  return wish ? '喫煙を希望' : '禁煙を希望';
}
