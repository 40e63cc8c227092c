/** Ready wishes: the Japanese to choose by, the English that a hotel with Latin letters receives. */
export const requestPhrases = [
  { ja: '禁煙の部屋を希望', en: 'Non-smoking room, please.' },
  { ja: '高層階を希望', en: 'High floor, please.' },
  { ja: 'エレベーターから離れた部屋', en: 'Room away from the elevator, please.' },
  { ja: '到着が遅くなります', en: 'Late arrival expected.' },
  { ja: '隣同士の部屋', en: 'Adjacent rooms, please.' },
] as const;
