export interface RequestPhrase {
  /** What it means, and what a hotel that reads Japanese receives. */
  ja: string;
  en: string;
}

export interface RequestPhraseGroup {
  heading: string;
  phrases: readonly RequestPhrase[];
}

/** Wishes that are often sent, ready in the language that the hotel reads. */
export const requestPhrases: readonly RequestPhraseGroup[] = [
  {
    heading: '部屋の場所',
    phrases: [
      { ja: '高層階を希望します', en: 'I would like a room on a high floor.' },
      { ja: '低層階を希望します', en: 'I would like a room on a low floor.' },
      { ja: 'エレベーターから離れた部屋を希望します', en: 'I would like a room away from the elevator.' },
      { ja: '静かな部屋を希望します', en: 'I would like a quiet room.' },
      { ja: '隣同士の部屋を希望します', en: 'Please give us rooms next to each other.' },
    ],
  },
  {
    heading: '到着と出発',
    phrases: [
      { ja: '到着は22時を過ぎます', en: 'I will arrive after 10 p.m.' },
      { ja: '到着は24時を過ぎます', en: 'I will arrive after midnight.' },
      { ja: '早めのチェックインを希望します', en: 'I would like to check in early.' },
      { ja: 'チェックイン前に荷物を預けたいです', en: 'I would like to leave my luggage before check-in.' },
      { ja: '早朝に出発します', en: 'I will leave early in the morning.' },
    ],
  },
  {
    heading: '設備と書類',
    phrases: [
      { ja: '机のある部屋を希望します', en: 'I would like a room with a desk.' },
      { ja: 'アイロンをお借りしたいです', en: 'I would like to borrow an iron.' },
      { ja: '加湿器をお借りしたいです', en: 'I would like to borrow a humidifier.' },
      { ja: '会社名の領収書を希望します', en: 'I would like a receipt in my company name.' },
    ],
  },
  {
    heading: 'お体への配慮',
    phrases: [
      { ja: 'バリアフリーの部屋を希望します', en: 'I would like an accessible room.' },
      { ja: '車いすを利用します', en: 'I use a wheelchair.' },
      { ja: '羽毛でない枕を希望します', en: 'I would like a pillow without feathers.' },
    ],
  },
];
