/** A place as the API names it. */
export interface NamedPlace {
  readonly name: string;
  /** With the areas it lies in: `港区, 名古屋, 愛知県, 日本`. */
  readonly nameFull: string;
}

/**
 * The name of a place, with its prefecture when others that people call so lie elsewhere: `日本橋(東京都)`, because of
 * 日本橋駅 in Osaka, `港区(東京都)`, because of 名古屋市港区.
 */
export function distinctName({ name, nameFull }: NamedPlace, all: readonly NamedPlace[]): string {
  const prefecture = getPrefecture(nameFull);
  const isElsewhere = all.some(
    (other) =>
      getPrefecture(other.nameFull) !== prefecture && [other.name, shortName(other.name)].includes(name),
  );
  return isElsewhere && prefecture !== '' ? `${name}(${prefecture})` : name;
}

/** As people call it: `日本橋駅` is 日本橋, `名古屋市港区` is 港区. */
const shortName = (name: string) => name.replace(/^.+市(?=.+区$)/, '').replace(/駅$/, '');

/** `港区, 名古屋, 愛知県, 日本`. */
export const isInJapan = (nameFull: string): boolean => /(?:^|[,、]\s*)日本$/.test(nameFull);

const areasOf = (nameFull: string) => nameFull.split(/[,、]\s*/).slice(1);

/** `港区, 名古屋, 愛知県, 日本`: `愛知県`; abroad the country comes first; empty where nothing says so. */
function getPrefecture(nameFull: string): string {
  const areas = areasOf(nameFull);
  if (isInJapan(nameFull)) return areas.at(-2) ?? '';
  return areas.slice(-2).toReversed().join(' ');
}

/** What a place lies in, in Japanese order: `東京都 東京` of 東京駅; empty where nothing says so. */
export function areasAround({ name, nameFull }: NamedPlace): string {
  return areasOf(nameFull)
    .filter((area) => area !== '日本' && area !== name)
    .toReversed()
    .join(' ');
}
