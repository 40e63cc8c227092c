import { describe, expect, it } from 'vitest';
import { place } from './_place.ts';
import { buildPlaceIndex } from './place-index.ts';
import { findKnownPart } from './known-part.ts';
import { rankPlaces } from './rank-places.ts';
import { readTyped } from './typed-place.ts';

const index = await buildPlaceIndex([
  place('CITY', '東京', 'とうきょう', 'Tokyo', { property_count: 300 }),
  place('MULTI_CITY_VICINITY', '東京', 'とうきょう', 'Tokyo', { property_count: 500 }),
  place('PROVINCE_STATE', '東京都', 'とうきょうと', 'Tokyo', { property_count: 400 }),
  place('TRAIN_STATION', '東京駅', 'とうきょうえき', 'Tokyo Station'),
  place('NEIGHBORHOOD', '新宿', 'しんじゅく', 'Shinjuku', { property_count: 60 }),
  place('TRAIN_STATION', '品川駅', 'しながわえき', 'Shinagawa Station'),
  place('NEIGHBORHOOD', '品川区', 'しながわく', 'Shinagawa-ku', { property_count: 90 }),
  place('CITY', '横浜', 'よこはま', 'Yokohama'),
  place('CITY', '大阪', 'おおさか', 'Osaka', { name_full_ja: '大阪, 大阪府, 日本' }),
  place('NEIGHBORHOOD', '梅田', 'うめだ', 'Umeda', { name_full_ja: '梅田, 大阪, 大阪府, 日本' }),
  place('TRAIN_STATION', '新大阪駅', 'しんおおさかえき', 'Shin-Osaka Station'),
  place('TRAIN_STATION', '三ノ宮駅', 'さんのみやえき', 'Sannomiya Station'),
  place('AIRPORT', '関西国際空港', 'かんさいこくさいくうこう', 'Kansai International Airport'),
  place(
    'AIRPORT',
    '大阪国際空港(伊丹)',
    'おおさかこくさいくうこういたみ',
    'Osaka International Airport (Itami)',
  ),
  place('CITY', 'ニューヨーク', 'にゅーよーく', 'New York'),
  place('CITY', '草津', 'くさつ', 'Kusatsu'),
]);
const names = (typed: string) =>
  rankPlaces(index, readTyped(typed), { limit: 8 }).map(({ place: { names: all } }) => all[0]);
const kinds = (typed: string) =>
  rankPlaces(index, readTyped(typed), { limit: 8 }).map(({ place: { type } }) => type);

describe('the first place for a typed text', () => {
  it.each([
    ['endings', '新宿駅', '新宿'],
    ['endings', '新宿区', '新宿'],
    ['endings in kana', 'しんじゅくえき', '新宿'],
    ['endings in romaji', 'yokohamashi', '横浜'],
    ['endings', '大阪駅', '大阪'],
    ['endings', '関西空港', '関西国際空港'],
    ['other names', '関空', '関西国際空港'],
    ['other names', '伊丹空港', '大阪国際空港伊丹'],
    ['other names', 'NYC', 'にゅーよーく'],
    ['other names', '草津温泉', '草津'],
    ['spellings', '三宮', '三宮駅'],
    ['spellings', '大坂', '大阪'],
    ['spellings', '橫濱', '横浜'],
    ['Kunrei', 'sinzyuku', '新宿'],
    ['Kunrei', 'sinjuku', '新宿'],
    ['typed romaji', 'shinjyuku', '新宿'],
    ['typed romaji', 'shinnjuku', '新宿'],
    ['typed romaji', 'ohsaka', '大阪'],
    ['full-width romaji', 'ｓｈｉｎｊｕｋｕ', '新宿'],
    ['one wrong letter', 'shinjuko', '新宿'],
    ['one letter less', 'しんじく', '新宿'],
    ['two letters in the wrong order', 'yokohmaa', '横浜'],
    ['another vowel', 'Tokio', '東京'],
    ['words about the stay', '新宿 ホテル 安い', '新宿'],
    ['words about the stay', '新宿ホテル', '新宿'],
    ['words about the stay', '大阪 駅近', '大阪'],
    ['words about the stay', '品川駅周辺のホテル', '品川駅'],
    ['words in any order', 'ホテル 新宿', '新宿'],
    ['railways', 'JR新宿', '新宿'],
    ['an area and a place in it', '大阪梅田', '梅田'],
    ['an area and a place in it', '梅田 大阪', '梅田'],
    ['addresses', '東京都新宿区歌舞伎町1-2-3', '新宿'],
    ['the station before the ward', '品川', '品川駅'],
    ['the ward where it is asked for', '品川区', '品川区'],
  ])('knows %s: %s', (_, typed, expected) => {
    expect(names(typed)[0]).toBe(expected);
  });

  it('puts the city before its station, prefecture and surroundings', () => {
    expect(kinds('東京').slice(0, 2)).toEqual(['CITY', 'MULTI_CITY_VICINITY']);
    expect(kinds('東京').indexOf('TRAIN_STATION')).toBeLessThan(kinds('東京').indexOf('PROVINCE_STATE'));
  });

  it('takes no other place for what nobody knows, and no guess for three letters', () => {
    expect(names('存在しない場所')).toEqual([]);
    expect(names('abc')).toEqual([]);
    expect(names('%')).toEqual([]);
    expect(names('リーフイン 新宿')).toEqual([]);
  });

  it('puts a ward before a stop in it, and a busy station before a town far away', async () => {
    const here = await buildPlaceIndex([
      place('TRAIN_STATION', '世田谷駅', 'せたがやえき', 'Setagaya Station', { readings: ['世田谷線'] }),
      place('NEIGHBORHOOD', '世田谷区', 'せたがやく', 'Setagaya-ku', { property_count: 16 }),
      place('CITY', '大井町', 'おおいまち', 'Oi-machi', { name_full_ja: '大井町, 神奈川県, 日本' }),
      place('TRAIN_STATION', '大井町駅', 'おおいまちえき', 'Oimachi Station', {
        readings: ['東海道線', 'りんかい線', '大井町線'],
      }),
    ]);
    const first = (typed: string) => rankPlaces(here, readTyped(typed), { limit: 8 })[0]?.place.names[0];
    expect(['世田谷', '世田谷駅', '大井町'].map(first)).toEqual(['世田谷区', '世田谷駅', '大井町駅']);
  });

  it('puts the station of a city before its airport', async () => {
    const here = await buildPlaceIndex([
      place('AIRPORT', '長崎空港', 'ながさきくうこう', 'Nagasaki Airport', { property_count: 30 }),
      place('TRAIN_STATION', '長崎駅', 'ながさきえき', 'Nagasaki Station', { readings: ['長崎本線'] }),
      place('CITY', '長崎', 'ながさき', 'Nagasaki'),
    ]);
    const ranked = rankPlaces(here, readTyped('長崎'), { limit: 8 });
    expect(ranked.map(({ place: { names: all } }) => all[0])).toEqual(['長崎', '長崎駅', '長崎空港']);
  });

  it('finds the first and the last name by a part of it, and what lies in an area', async () => {
    const here = await buildPlaceIndex([
      place('CITY', '北九州市', 'きたきゅうしゅうし', 'Kitakyushu'),
      place('TRAIN_STATION', '学研北生駒駅', 'がっけんきたいこまえき', 'Gakken Kita-Ikoma Station'),
      place('TRAIN_STATION', '富雄駅', 'とみおえき', 'Tomio', { name_full_ja: '富雄駅, 奈良, 奈良県, 日本' }),
    ]);
    const found = (typed: string) =>
      rankPlaces(here, readTyped(typed), { limit: 8 }).map((each) => each.place.names[0]);
    expect(found('九州')).toEqual(['北九州市']);
    expect(found('北生駒')).toEqual(['学研北生駒駅']);
    expect(found('tomio')).toEqual(['富雄駅']);
    expect(found('奈良')).toEqual(['富雄駅']);
  });

  it('puts the station where lines meet before its namesake elsewhere', async () => {
    const here = await buildPlaceIndex([
      place('TRAIN_STATION', '自由ヶ丘駅', 'じゆうがおかえき', 'Jiyugaoka Station', { readings: ['名城線'] }),
      place('TRAIN_STATION', '自由が丘駅', 'じゆうがおかえき', 'Jiyugaoka Station', {
        readings: ['東横線', '大井町線'],
      }),
    ]);
    const [first] = rankPlaces(here, readTyped('自由が丘'), { limit: 8 });
    expect(first?.place.lines).toHaveLength(2);
  });

  it('finds a station by a quarter beside it, though as many hotels are around', async () => {
    const here = await buildPlaceIndex([
      place('NEIGHBORHOOD', '新宿', 'しんじゅく', 'Shinjuku', { latitude: 35.69 }),
      place('TRAIN_STATION', '大久保駅', 'おおくぼえき', 'Okubo Station', {
        latitude: 35.7,
        property_count: 20,
      }),
      place('TRAIN_STATION', '大久保駅', 'おおくぼえき', 'Okubo Station', { property_count: 30 }),
    ]);
    const [first] = rankPlaces(here, readTyped('新宿 大久保駅'), { limit: 8 });
    expect(first?.place.latitude).toBe(35.7);
  });

  it('leads with the municipality of a postal code, then with the town in it', async () => {
    const above = { name_full_ja: '大阪市北区, 大阪, 大阪府, 日本' };
    const here = await buildPlaceIndex([
      place('PROVINCE_STATE', '大阪府', 'おおさかふ', 'Osaka Prefecture'),
      place('NEIGHBORHOOD', '梅田', 'うめだ', 'Umeda', above),
      place('NEIGHBORHOOD', '大阪市北区', 'おおさかしきたく', 'Osaka Kita-ku', above),
      place('TRAIN_STATION', '梅田駅', 'うめだえき', 'Umeda Station'),
    ]);
    for (const typed of ['530-0001', '5300001', '〒530-0001', '５３０ー０００１']) {
      const found = rankPlaces(here, readTyped(typed), { limit: 8 }).map((each) => each.place.names[0]);
      expect(found.slice(0, 2)).toEqual(['大阪市北区', '梅田']);
    }
  });

  it('takes a ward of an address for no town of that name, and a sound for no beginning', async () => {
    const here = await buildPlaceIndex([
      place('NEIGHBORHOOD', '千代田区', 'ちよだく', 'Chiyoda-ku', { latitude: 35.69, longitude: 139.75 }),
      place('NEIGHBORHOOD', '丸の内', 'まるのうち', 'Marunouchi', { latitude: 35.68, longitude: 139.76 }),
      place('CITY', '千代田町', 'ちよだまち', 'Chiyoda-machi', { latitude: 36.21, longitude: 139.44 }),
      place('CITY', 'ソウル', 'そうる', 'Seoul'),
      place('CITY', 'ソルトレイクシティ', 'そるとれいくしてぃ', 'Salt Lake City'),
    ]);
    const found = (typed: string) =>
      rankPlaces(here, readTyped(typed), { limit: 8 }).map((each) => each.place.names[0]);
    expect(found('千代田区丸の内')).toEqual(['丸内', '千代田区']);
    expect(found('ソウル')).toEqual(['そうる']);
  });

  it('finds a quarter by its ward, though more hotels are around it than in the ward', async () => {
    const here = { latitude: 35.69, longitude: 139.76 };
    const quarters = await buildPlaceIndex([
      place('NEIGHBORHOOD', '千代田区', 'ちよだく', 'Chiyoda-ku', { ...here, property_count: 50 }),
      place('NEIGHBORHOOD', '大手町', 'おおてまち', 'Otemachi', { ...here, property_count: 70 }),
      place('TRAIN_STATION', '大手町駅', 'おおてまちえき', 'Otemachi Station', {
        ...here,
        property_count: 200,
      }),
    ]);
    const [first] = rankPlaces(quarters, readTyped('千代田区大手町'), { limit: 8 });
    expect(first?.place.names[0]).toBe('大手町');
  });

  it.each([
    ['アパホテル 新宿', '新宿'],
    ['アパホテル新宿', '新宿'],
    ['横浜そよかぜ荘', '横浜'],
    ['存在しない場所', null],
    ['新宿 横浜', null],
  ])('knows what part of %s is a place', (typed, part) => {
    expect(findKnownPart(index, readTyped(typed))).toBe(part);
  });

  it('puts a quarter before the ward around it while one types', async () => {
    const around = { property_count: 110 };
    const quarters = await buildPlaceIndex([
      place('NEIGHBORHOOD', '新宿区', 'しんじゅくく', 'Shinjuku-ku', around),
      place('NEIGHBORHOOD', '新宿', 'しんじゅく', 'Shinjuku', { property_count: 60 }),
    ]);
    const ranked = rankPlaces(quarters, readTyped('しんj'), { limit: 8 });
    expect(ranked.map(({ place: { names: all } }) => all[0])).toEqual(['新宿', '新宿区']);
  });

  it('puts first, of places that fit equally well, the one where the company stayed before', async () => {
    const [larger, smaller] = [
      place('NEIGHBORHOOD', '新橋', 'しんばし', 'Shimbashi', { property_count: 60 }),
      place('NEIGHBORHOOD', '新宿', 'しんじゅく', 'Shinjuku', { property_count: 40 }),
    ];
    const both = await buildPlaceIndex([larger, smaller]);
    const first = (typed: string, booked: { latitude: number; longitude: number }[]) =>
      rankPlaces(both, readTyped(typed), { limit: 8, booked })[0]?.place.id;
    expect(first('新', [])).toBe(larger.id);
    expect(first('新', [smaller])).toBe(smaller.id);
    expect(first('新橋', [smaller])).toBe(larger.id);
  });

  it('understands a line before or behind a station, and a station that ends like a number of blocks', async () => {
    const stations = await buildPlaceIndex([
      place('NEIGHBORHOOD', '本町', 'ほんまち', 'Hommachi'),
      place('TRAIN_STATION', '本町駅', 'ほんまちえき', 'Hommachi Station', {
        readings: ['ほんまちえき', '大阪メトロ御堂筋線'],
      }),
      place('TRAIN_STATION', '心斎橋駅', 'しんさいばしえき', 'Shinsaibashi Station', {
        readings: ['しんさいばしえき', '大阪メトロ御堂筋線'],
        property_count: 5,
      }),
      place('NEIGHBORHOOD', '新宿', 'しんじゅく', 'Shinjuku'),
      place('TRAIN_STATION', '新宿三丁目駅', 'しんじゅくさんちょうめえき', 'Shinjuku-sanchome Station'),
    ]);
    const best = (typed: string) => rankPlaces(stations, readTyped(typed), { limit: 8 })[0]?.place.names[0];
    expect(best('御堂筋線 本町')).toBe('本町駅');
    expect(best('本町 御堂筋線')).toBe('本町駅');
    expect(best('本町')).toBe('本町');
    expect(best('御堂筋線')).toBe('本町駅');
    expect(best('線')).toBeUndefined();
    expect(best('新宿三丁目')).toBe('新宿三丁目駅');
    expect(best('新宿3-1')).toBe('新宿');
  });

  it('takes a railway before a name and 駅前 behind it for the station, and an exit for part of its name', async () => {
    const stations = await buildPlaceIndex([
      place('CITY', '名古屋', 'なごや', 'Nagoya', { property_count: 300 }),
      place('TRAIN_STATION', '名古屋駅', 'なごやえき', 'Nagoya Station'),
      place('TRAIN_STATION', '西宮駅', 'にしのみやえき', 'Nishinomiya Station', { property_count: 90 }),
      place('TRAIN_STATION', '西宮北口駅', 'にしのみやきたぐちえき', 'Nishinomiya-kitaguchi Station'),
    ]);
    const best = (typed: string) => rankPlaces(stations, readTyped(typed), { limit: 8 })[0]?.place.names[0];
    expect(best('名古屋')).toBe('名古屋');
    for (const typed of ['JR名古屋', '名古屋 駅前 ホテル', '駅近 名古屋', '名古屋西口'])
      expect(best(typed)).toBe('名古屋駅');
    expect(best('西宮北口')).toBe('西宮北口駅');
    expect(best('西宮駅北口')).toBe('西宮駅');
  });

  it('offers a place of one kind and name once', async () => {
    const twin = place('CITY', '長崎', 'ながさき', 'Nagasaki');
    const twins = await buildPlaceIndex([twin, { ...twin, id: 'twin', property_count: 1 }]);
    expect(rankPlaces(twins, readTyped('長崎'), { limit: 8 })).toHaveLength(1);
  });

  it('looks among places of the types that are asked for alone', async () => {
    const towns = Array.from({ length: 30 }, (_, at) =>
      place('TRAIN_STATION', `草津${at}駅`, 'くさつえき', 'Kusatsu Station', { property_count: 900 }),
    );
    const all = await buildPlaceIndex([...towns, place('CITY', '草津町', 'くさつまち', 'Kusatsu')]);
    const found = rankPlaces(all, readTyped('草津'), { limit: 8, types: ['CITY'] });
    expect(found.map((each) => each.place.names[0])).toEqual(['草津町']);
  });

  it('values a place in an area alike, in whichever script it is typed', async () => {
    const area = { name_full_ja: '府中市, 東京都, 日本' };
    const near = await buildPlaceIndex([
      place('CITY', '東京', 'とうきょう', 'Tokyo'),
      place('CITY', '府中市', 'ふちゅうし', 'Fuchu', area),
    ]);
    const scores = ['東京 府中市', '東京 ふちゅうし', '東京 fuchushi'].map(
      (typed) => rankPlaces(near, readTyped(typed), { limit: 1 })[0]?.score,
    );
    expect(new Set(scores).size).toBe(1);
  });
});
