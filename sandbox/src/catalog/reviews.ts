import { getFeatures } from './features.ts';
import type { Property } from './property.ts';
import { between, pick, unit } from './random.ts';

const NAMES = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '山田',
  'Yuki',
  'Emi',
  'Ken',
];
const REASONS = ['business', 'business', 'leisure', 'friends_and_family'] as const;
const COMPANIONS = { business: 'self', leisure: 'partner', friends_and_family: 'family' } as const;

const GOOD: readonly (readonly [string, string])[] = [
  ['また利用したいと思います', 'スタッフの対応が丁寧で、気持ちよく過ごせました。'],
  ['立地が良く便利でした', '周辺に飲食店やコンビニが多く、夜遅くの到着でも困りませんでした。'],
  ['清潔な客室で快適でした', '水回りまできれいに清掃されていて、安心して休めました。'],
  ['出張に最適です', 'デスクが広く、WiFi も安定していて、オンライン会議も問題ありませんでした。'],
  ['静かでよく眠れました', 'ベッドの硬さがちょうどよく、外の音も気になりませんでした。'],
];
const FAIR: readonly (readonly [string, string])[] = [
  ['価格相応だと思います', '部屋は広くありませんが、寝るだけなら十分です。'],
  ['設備はやや古めです', '建物に年季を感じますが、手入れはされていました。'],
  ['チェックインに時間がかかりました', '混雑する時間帯で 15 分ほど待ちました。部屋は満足です。'],
];
const POOR: readonly (readonly [string, string])[] = [
  ['隣の部屋の音が気になりました', '壁が薄いようで、夜遅くまで話し声が聞こえました。'],
  ['空調の調整が難しかったです', '温度を変えてもなかなか効かず、寝苦しい夜でした。'],
];

function praise(property: Property, key: string): string {
  const has = getFeatures(property);
  const lines = [
    has.onsen && '温泉は湯温がちょうどよく、朝風呂も気持ちよかったです。',
    has.sauna && 'サウナと水風呂があるのがうれしいところです。',
    has.breakfast && '朝食は品数が多く、地元の食材も楽しめました。',
    has.laundry && 'コインランドリーがあり、連泊でも助かりました。',
  ].filter((line) => typeof line === 'string');
  return lines.length > 0 ? pick(lines, key, 'praise') : '';
}

function review(property: Property, index: number, now: Date) {
  const key = `${property.id}/${index}`;
  const rating = Math.min(5, Math.max(1, Math.round(property.score + (unit(key, 'rating') - 0.5) * 2)));
  const [title, text] = pick(rating >= 4 ? GOOD : rating === 3 ? FAIR : POOR, key, 'text');
  const reason = pick(REASONS, key, 'reason');
  const days = 4 + index * 9 + between(0, 8, key, 'days');
  const submitted = new Date(now.getTime() - days * 86_400_000);
  const stay = new Date(submitted.getTime() - between(1, 6, key, 'stay') * 86_400_000);
  return {
    verification_source: 'Expedia Verified Review',
    title,
    date_submitted: `${submitted.toISOString().slice(0, 10)}T00:00:00.000Z`,
    rating: `${rating}.0`,
    reviewer_name: pick(NAMES, key, 'name'),
    stay_date: `${stay.toISOString().slice(0, 7)}-01`,
    trip_reason: reason,
    travel_companion: COMPANIONS[reason],
    text: rating >= 4 ? `${text}${praise(property, key)}` : text,
    ...(rating <= 2 && {
      management_responses: [
        {
          text: 'この度はご不便をおかけし、誠に申し訳ございません。いただいたご意見をもとに改善に努めてまいります。',
          date: `${submitted.toISOString().slice(0, 10)}T09:00:00.000Z`,
        },
      ],
    }),
  };
}

/** The latest reviews of a hotel, newest first. */
export function buildReviews(property: Property, now: Date) {
  return Array.from(
    { length: Math.min(property.reviewCount, between(6, 14, property.id, 'shown reviews')) },
    (_, index) => review(property, index, now),
  );
}
