const SINGLE: Record<string, string> = {};
const PAIRS: Record<string, string> = {};

const ROWS: [string, string][] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['さしすせそ', 'sa shi su se so'],
  ['たちつてと', 'ta chi tsu te to'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わゐゑを', 'wa i e o'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['だぢづでど', 'da ji zu de do'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['ぁぃぅぇぉ', 'a i u e o'],
  ['ゔ', 'bu'],
];
for (const [kana, latin] of ROWS) {
  const sounds = latin.split(' ');
  [...kana].forEach((letter, index) => {
    SINGLE[letter] = sounds[index] ?? '';
  });
}
for (const [kana, stem] of [...'きしちにひみりぎじぢびぴ'].map(
  (k) => [k, (SINGLE[k] ?? '').slice(0, -1)] as const,
)) {
  const glide = /(?:sh|ch|j)$/.test(stem) ? '' : 'y';
  PAIRS[`${kana}ゃ`] = `${stem}${glide}a`;
  PAIRS[`${kana}ゅ`] = `${stem}${glide}u`;
  PAIRS[`${kana}ょ`] = `${stem}${glide}o`;
  PAIRS[`${kana}ぇ`] = `${stem}${glide}e`;
}

/**
 * Hepburn as Japanese passports write it: long vowels are short (さとう → sato, おおの → ono), ん is m before
 * b, m and p, っ doubles the next consonant (t before ch). Null when a letter is neither kana nor Latin.
 */
export function kanaToRomaji(text: string): string | null {
  const kana = [...text].map(toHiragana);
  let latin = '';
  let doubled = false;
  for (let index = 0; index < kana.length; index += 1) {
    const letter = kana[index] ?? '';
    const pair = PAIRS[letter + (kana[index + 1] ?? '')];
    if (letter === 'っ') {
      doubled = true;
    } else if (letter === 'ん') {
      latin += 'ん';
    } else if (letter !== 'ー') {
      const sound = pair ?? SINGLE[letter] ?? (/^[A-Za-z' -]$/.test(letter) ? letter : null);
      if (sound === null) return null;
      latin += doubled ? `${sound.startsWith('ch') ? 't' : sound.charAt(0)}${sound}` : sound;
      doubled = false;
      if (pair) index += 1;
    }
  }
  return latin
    .replaceAll(/ん(?=[bmp])/g, 'm')
    .replaceAll('ん', 'n')
    .replaceAll(/o[ou]|uu/g, (long) => long.charAt(0));
}

function toHiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f4 ? String.fromCodePoint(code - 0x60) : letter;
}
