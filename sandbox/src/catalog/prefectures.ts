export interface Prefecture {
  code: string;
  ja: string;
  kana: string;
  en: string;
}

const ROWS = `01 北海道 ほっかいどう Hokkaido
02 青森県 あおもりけん Aomori
03 岩手県 いわてけん Iwate
04 宮城県 みやぎけん Miyagi
05 秋田県 あきたけん Akita
06 山形県 やまがたけん Yamagata
07 福島県 ふくしまけん Fukushima
08 茨城県 いばらきけん Ibaraki
09 栃木県 とちぎけん Tochigi
10 群馬県 ぐんまけん Gunma
11 埼玉県 さいたまけん Saitama
12 千葉県 ちばけん Chiba
13 東京都 とうきょうと Tokyo
14 神奈川県 かながわけん Kanagawa
15 新潟県 にいがたけん Niigata
16 富山県 とやまけん Toyama
17 石川県 いしかわけん Ishikawa
18 福井県 ふくいけん Fukui
19 山梨県 やまなしけん Yamanashi
20 長野県 ながのけん Nagano
21 岐阜県 ぎふけん Gifu
22 静岡県 しずおかけん Shizuoka
23 愛知県 あいちけん Aichi
24 三重県 みえけん Mie
25 滋賀県 しがけん Shiga
26 京都府 きょうとふ Kyoto
27 大阪府 おおさかふ Osaka
28 兵庫県 ひょうごけん Hyogo
29 奈良県 ならけん Nara
30 和歌山県 わかやまけん Wakayama
31 鳥取県 とっとりけん Tottori
32 島根県 しまねけん Shimane
33 岡山県 おかやまけん Okayama
34 広島県 ひろしまけん Hiroshima
35 山口県 やまぐちけん Yamaguchi
36 徳島県 とくしまけん Tokushima
37 香川県 かがわけん Kagawa
38 愛媛県 えひめけん Ehime
39 高知県 こうちけん Kochi
40 福岡県 ふくおかけん Fukuoka
41 佐賀県 さがけん Saga
42 長崎県 ながさきけん Nagasaki
43 熊本県 くまもとけん Kumamoto
44 大分県 おおいたけん Oita
45 宮崎県 みやざきけん Miyazaki
46 鹿児島県 かごしまけん Kagoshima
47 沖縄県 おきなわけん Okinawa`;

/** The 47 prefectures of Japan by JIS X 0401 code. */
export const prefectures: ReadonlyMap<string, Prefecture> = new Map(
  ROWS.split('\n').map((row) => {
    const [code = '', ja = '', kana = '', en = ''] = row.split(' ');
    return [code, { code, ja, kana, en }];
  }),
);
