const SYLLABLES = `あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn`;
const TABLE: ReadonlyMap<string, string> = new Map(
  SYLLABLES.split(' ').map((entry) => [entry[0] ?? '', entry.slice(1)]),
);
const SMALL: ReadonlyMap<string, string> = new Map([
  ['ゃ', 'a'],
  ['ゅ', 'u'],
  ['ょ', 'o'],
  ['ぃ', 'i'],
  ['ぇ', 'e'],
  ['ぁ', 'a'],
  ['ぉ', 'o'],
]);

/** Hepburn romanisation of hiragana, every long vowel written out (とうきょう → toukyou). */
export function romaji(kana: string): string {
  let text = '';
  let doubled = false;
  for (const letter of kana) {
    if (letter === 'っ') {
      doubled = true;
      continue;
    }
    const small = SMALL.get(letter);
    if (small) {
      const joined = /(sh|ch|j)i$/.test(text)
        ? text.slice(0, -1)
        : text.replace(/[iu]$/, /[ゃゅょ]/.test(letter) ? 'y' : '');
      text = joined + small;
      continue;
    }
    const syllable = letter === 'ー' ? '' : (TABLE.get(letter) ?? letter);
    text += doubled ? (syllable.startsWith('ch') ? 't' : syllable.slice(0, 1)) + syllable : syllable;
    doubled = false;
  }
  return text;
}
