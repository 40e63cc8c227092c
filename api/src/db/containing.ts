/** The pattern of `like` for texts that contain this one, whose own % and _ mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
