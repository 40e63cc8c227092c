const PLACES = /喫煙(?:所|室|スペース|コーナー|エリア)|smoking area/gi;
const NO = /禁煙|non-?\s?smoking|no smoking|smoke-?free/gi;
const ALLOWED = /喫煙可|smoking (?:allowed|permitted|optional)/i;
const YES = /喫煙|smoking/i;

/** Whether smoking is spoken of other than as forbidden, or as allowed elsewhere than in the room. */
export function speaksOfSmoking(text: string): boolean {
  return YES.test(text.replace(PLACES, '').replace(NO, ''));
}

/** What a room is by its name; null where it leaves the choice to its guests, or says nothing of it. */
export function smokingByName(name: string): 'SMOKING' | 'NON_SMOKING' | null {
  const text = name.replace(PLACES, '');
  const rest = text.replace(NO, '');
  const isSmoking = YES.test(rest);
  if (rest !== text) return isSmoking ? null : 'NON_SMOKING';
  return isSmoking && !ALLOWED.test(rest) ? 'SMOKING' : null;
}
