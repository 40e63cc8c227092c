import { referenceTable } from './localized.ts';

// Ids as published by Expedia where they are known (9, 51, 2050, 2098, 2192, 2205, 2206, …); the others are our own.

export const categories = referenceTable(`
1 | ホテル | Hotel
3 | リゾート | Resort
20 | 旅館 | Ryokan
22 | アパートホテル | Aparthotel
`);

export const propertyAmenities = referenceTable(`
9 | フィットネス施設 | Fitness facilities
19 | レストラン | Restaurant
43 | コインランドリー | Laundry facilities
2063 | 24 時間対応フロントデスク | 24-hour front desk
2390 | 無料 WiFi | Free WiFi
2129 | サウナ | Sauna
2821 | 屋内プール | Indoor pool
24 | 屋外プール | Outdoor pool
2416 | 会議室 | Meeting rooms
2047 | 多言語対応スタッフ | Multilingual staff
2537 | セルフパーキング (無料) | Free self parking
2011 | セルフパーキング (有料) | Self parking (surcharge)
2341 | スパ | Full-service spa
2017 | 大浴場 | Public bath
5001 | 温泉 | Hot springs on site
2070 | 朝食あり (有料) | Breakfast available (surcharge)
51 | ペット可 | Pets allowed
45 | エレベーター | Elevator
2353 | コンシェルジュサービス | Concierge services
8 | バー / ラウンジ | Bar/lounge
2336 | 全館禁煙 | Smoke-free property
40 | クリーニングサービス | Dry cleaning/laundry service
2515 | 荷物預かり | Luggage storage
81 | 空港送迎 | Airport transportation (surcharge)
1073744279 | 専門業者による清掃 | Professional property host/manager cleaning
1073744281 | 客室の消毒の強化 | Enhanced cleaning with disinfectant
1073744283 | 手指消毒液の設置 | Hand sanitizer provided
1073744285 | 非接触チェックイン | Contactless check-in available
`);

export const roomAmenities = referenceTable(`
2390 | 無料 WiFi | Free WiFi
1 | エアコン | Air conditioning
130 | 冷蔵庫 | Refrigerator
26 | テレビ | TV
2026 | 薄型テレビ | Flat-screen TV
6 | デスク | Desk
131 | セーフティボックス | In-room safe
312 | ドライヤー | Hair dryer
2044 | コーヒー / ティーメーカー | Coffee/tea maker
2161 | 無料のトイレタリー | Free toiletries
2166 | 浴槽とシャワー | Bathtub and shower
2049 | バスローブ | Bathrobes
2048 | 浴衣 | Yukata provided
2047 | 加湿空気清浄機 | Air purifier with humidifier
2359 | キッチン | Kitchen
2055 | 洗濯機 | Washing machine
2402 | 露天風呂付き | Private open-air bath
2401 | 禁煙 | Non-Smoking
2403 | 喫煙 | Smoking
`);

export const rateAmenities = referenceTable(`
2192 | WiFi (無料) | Free WiFi
2098 | 朝食 (無料) | Free breakfast
2205 | 朝食ビュッフェ | Breakfast buffet
2206 | 1 泊 2 食付き (朝食・夕食) | Half board
2537 | 無料セルフパーキング | Free self parking
`);

export const generalAttributes = referenceTable(`
2549 | エレベーターなし | No elevators
2940 | 最少ご利用年齢 | Minimum guest age | value
3357 | 大人専用 | Caters to adults only
1073743917 | イベント / パーティー不可 | Events/parties not allowed
1073744200 | 刺青のあるお客様は公共の入浴設備を利用できません | Public bathing not allowed with tattoos
1073744201 | 特別リクエストは半角英数字のみ | Special requests in Latin characters only
`);

export const petAttributes = referenceTable(`
51 | ペット可 | Pets allowed
2050 | ペット不可 | Pets not allowed
`);

export const imageCategories = referenceTable(`
3 | 注目の画像 | Featured Image
11001 | 外観 | Exterior
10001 | ロビー | Lobby
13001 | レストラン | Restaurant
14003 | 大浴場 | Public bath
22002 | 眺望 | View from property
`);

export const roomImageCategories = referenceTable(`
21001 | 客室 | Guestroom
21003 | バスルーム | Bathroom
`);

export const roomViews = referenceTable(`
4146 | 中庭の眺望 | Courtyard view
4132 | シティビュー | City view
4134 | 山の眺望 | Mountain view
4133 | オーシャンビュー | Ocean view
`);

export const spokenLanguages = referenceTable(`
ja | 日本語 | Japanese
en | 英語 | English
zh | 中国語 | Chinese
ko | 韓国語 | Korean
th | タイ語 | Thai
vi | ベトナム語 | Vietnamese
fr | フランス語 | French
de | ドイツ語 | German
it | イタリア語 | Italian
ar | アラビア語 | Arabic
`);

export const statistics = referenceTable(`
52 | 総客室数 | Total number of rooms | value
54 | 階数 | Number of floors | value
2859 | レストラン数 | Number of restaurants | value
`);

export const themes = referenceTable(`
2338 | ビジネスホテル | Business hotel
2341 | スパホテル | Spa Hotel
5001 | 温泉 | Hot springs
2337 | ファミリー向け | Family
2339 | ラグジュアリー | Luxury
2340 | ビーチ | Beach
2342 | 歴史的 | Historic
`);

export const paymentTypes = referenceTable(`
171 | American Express | American Express
184 | Visa | Visa
183 | Mastercard | Mastercard
182 | JCB | JCB International
154 | 現金 | Cash
`);
