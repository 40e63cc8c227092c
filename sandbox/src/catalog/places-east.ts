/** Hokkaido to Chubu. Coordinates in WGS 84 degrees. Add rows at the end only: property ids follow the order. */
export const placesEast = `
sapporo | city | 札幌 | さっぽろ | Sapporo | 01 | 43.0583 | 141.3545 | 060 | 011 | 26 |  | 中央区北1条西=Chuo-ku Kita 1-jo Nishi, 中央区大通西=Chuo-ku Odori-nishi, 中央区南2条西=Chuo-ku Minami 2-jo Nishi, 中央区北4条東=Chuo-ku Kita 4-jo Higashi
sapporo-station | train_station | 札幌駅 | さっぽろえき | Sapporo Station | 01 | 43.0687 | 141.3508 | 060 | 011 | 10 | city:sapporo spread:0.5 lines:JR函館本線,JR千歳線,札幌市営南北線,札幌市営東豊線 | 北区北7条西=Kita-ku Kita 7-jo Nishi, 中央区北5条西=Chuo-ku Kita 5-jo Nishi
susukino | neighborhood | すすきの | すすきの | Susukino | 01 | 43.0555 | 141.3533 | 064 | 011 | 10 | city:sapporo spread:0.5 | 中央区南4条西=Chuo-ku Minami 4-jo Nishi, 中央区南6条西=Chuo-ku Minami 6-jo Nishi
otaru | city | 小樽 | おたる | Otaru | 01 | 43.1907 | 140.9947 | 047 | 0134 | 10 | style:heritage inland:220
hakodate | city | 函館 | はこだて | Hakodate | 01 | 41.7737 | 140.7266 | 040 | 0138 | 16 | inland:45
asahikawa | city | 旭川 | あさひかわ | Asahikawa | 01 | 43.7629 | 142.3583 | 070 | 0166 | 12
kushiro | city | 釧路 | くしろ | Kushiro | 01 | 42.9905 | 144.382 | 085 | 0154 | 8 | inland:0
obihiro | city | 帯広 | おびひろ | Obihiro | 01 | 42.918 | 143.202 | 080 | 0155 | 8
noboribetsu | city | 登別 | のぼりべつ | Noboribetsu | 01 | 42.493 | 141.145 | 059 | 0143 | 10 | style:onsen spread:0.6
niseko | city | ニセコ | にせこ | Niseko | 01 | 42.861 | 140.698 | 044 | 0136 | 14 | style:highland spread:2
furano | city | 富良野 | ふらの | Furano | 01 | 43.342 | 142.383 | 076 | 0167 | 8 | style:highland spread:2
new-chitose | airport | 新千歳空港 | しんちとせくうこう | New Chitose Airport | 01 | 42.7752 | 141.6923 | 066 | 0123 | 5 | iata:CTS spread:1.5
aomori | city | 青森 | あおもり | Aomori | 02 | 40.8243 | 140.734 | 030 | 017 | 16 | inland:180
hachinohe | city | 八戸 | はちのへ | Hachinohe | 02 | 40.509 | 141.488 | 031 | 0178 | 8 | inland:220
morioka | city | 盛岡 | もりおか | Morioka | 03 | 39.7014 | 141.1365 | 020 | 019 | 17
hanamaki | city | 花巻 | はなまき | Hanamaki | 03 | 39.418 | 141.052 | 025 | 0198 | 8 | style:onsen
sendai | city | 仙台 | せんだい | Sendai | 04 | 38.2622 | 140.871 | 980 | 022 | 24 |  | 青葉区中央=Aoba-ku Chuo, 青葉区国分町=Aoba-ku Kokubuncho, 青葉区一番町=Aoba-ku Ichibancho, 宮城野区榴岡=Miyagino-ku Tsutsujigaoka
sendai-station | train_station | 仙台駅 | せんだいえき | Sendai Station | 04 | 38.2601 | 140.8824 | 983 | 022 | 8 | city:sendai spread:0.5 lines:JR東北新幹線,JR東北本線,JR仙山線,JR仙石線,仙台市営南北線,仙台市営東西線 | 宮城野区榴岡=Miyagino-ku Tsutsujigaoka, 青葉区花京院=Aoba-ku Kakyoin
matsushima | city | 松島 | まつしま | Matsushima | 04 | 38.373 | 141.06 | 981 | 022 | 8 | style:heritage inland:320
akita | city | 秋田 | あきた | Akita | 05 | 39.718 | 140.124 | 010 | 018 | 16
yamagata | city | 山形 | やまがた | Yamagata | 06 | 38.25 | 140.33 | 990 | 023 | 15
ginzan | point_of_interest | 銀山温泉 | ぎんざんおんせん | Ginzan Onsen | 06 | 38.57 | 140.531 | 999 | 0237 | 6 | style:onsen spread:0.3
fukushima | city | 福島 | ふくしま | Fukushima | 07 | 37.754 | 140.46 | 960 | 024 | 14
koriyama | city | 郡山 | こおりやま | Koriyama | 07 | 37.398 | 140.387 | 963 | 024 | 10
aizuwakamatsu | city | 会津若松 | あいづわかまつ | Aizuwakamatsu | 07 | 37.495 | 139.93 | 965 | 0242 | 8 | style:heritage
mito | city | 水戸 | みと | Mito | 08 | 36.371 | 140.474 | 310 | 029 | 15
tsukuba | city | つくば | つくば | Tsukuba | 08 | 36.0825 | 140.1117 | 305 | 029 | 8
utsunomiya | city | 宇都宮 | うつのみや | Utsunomiya | 09 | 36.559 | 139.891 | 320 | 028 | 16
nikko | city | 日光 | にっこう | Nikko | 09 | 36.75 | 139.605 | 321 | 0288 | 12 | style:heritage
nasu | city | 那須 | なす | Nasu | 09 | 37.07 | 140.02 | 325 | 0287 | 10 | style:highland spread:3
maebashi | city | 前橋 | まえばし | Maebashi | 10 | 36.389 | 139.07 | 371 | 027 | 12
takasaki | city | 高崎 | たかさき | Takasaki | 10 | 36.323 | 139.012 | 370 | 027 | 10
kusatsu | city | 草津 | くさつ | Kusatsu | 10 | 36.622 | 138.596 | 377 | 0279 | 14 | style:onsen spread:0.8
saitama | city | さいたま | さいたま | Saitama | 11 | 35.906 | 139.624 | 330 | 048 | 18 |  | 大宮区桜木町=Omiya-ku Sakuragicho, 大宮区仲町=Omiya-ku Nakacho, 中央区新都心=Chuo-ku Shintoshin, 浦和区高砂=Urawa-ku Takasago
kawagoe | city | 川越 | かわごえ | Kawagoe | 11 | 35.914 | 139.483 | 350 | 049 | 8 | style:heritage
chiba | city | 千葉 | ちば | Chiba | 12 | 35.612 | 140.117 | 260 | 043 | 15 | inland:60 | 中央区富士見=Chuo-ku Fujimi, 中央区新町=Chuo-ku Shinmachi, 中央区中央=Chuo-ku Chuo
maihama | neighborhood | 舞浜 | まいはま | Maihama | 12 | 35.636 | 139.883 | 279 | 047 | 14 | style:park inland:20 spread:0.8
makuhari | point_of_interest | 幕張メッセ | まくはりめっせ | Makuhari Messe | 12 | 35.65 | 140.042 | 261 | 043 | 6 | inland:30 spread:0.7 | 美浜区ひび野=Mihama-ku Hibino, 美浜区中瀬=Mihama-ku Nakase
narita | airport | 成田国際空港 | なりたこくさいくうこう | Narita International Airport | 12 | 35.7719 | 140.3929 | 282 | 0476 | 9 | iata:NRT spread:3
tokyo | city | 東京 | とうきょう | Tokyo | 13 | 35.6812 | 139.7671 | 100 | 03 | 16 | style:metropolis spread:1.6 | 中央区八丁堀=Chuo-ku Hatchobori, 千代田区神田神保町=Chiyoda-ku Kanda-Jimbocho, 千代田区飯田橋=Chiyoda-ku Iidabashi, 港区赤坂=Minato-ku Akasaka, 文京区本郷=Bunkyo-ku Hongo
tokyo-station | train_station | 東京駅 | とうきょうえき | Tokyo Station | 13 | 35.6812 | 139.7671 | 100 | 03 | 12 | city:tokyo style:metropolis spread:0.6 lines:JR東海道新幹線,JR東北新幹線,JR上越新幹線,JR北陸新幹線,JR東海道線,JR山手線,JR中央線,JR総武本線,JR横須賀線,JR京葉線,東京メトロ丸ノ内線 | 千代田区丸の内=Chiyoda-ku Marunouchi, 中央区八重洲=Chuo-ku Yaesu, 中央区京橋=Chuo-ku Kyobashi
shinjuku | neighborhood | 新宿 | しんじゅく | Shinjuku | 13 | 35.6938 | 139.7034 | 160 | 03 | 20 | city:tokyo style:metropolis spread:0.8 | 新宿区西新宿=Shinjuku-ku Nishi-Shinjuku, 新宿区歌舞伎町=Shinjuku-ku Kabukicho, 新宿区新宿=Shinjuku-ku Shinjuku
shibuya | neighborhood | 渋谷 | しぶや | Shibuya | 13 | 35.6595 | 139.7005 | 150 | 03 | 14 | city:tokyo style:metropolis spread:0.6 | 渋谷区道玄坂=Shibuya-ku Dogenzaka, 渋谷区桜丘町=Shibuya-ku Sakuragaokacho, 渋谷区渋谷=Shibuya-ku Shibuya
ginza | neighborhood | 銀座 | ぎんざ | Ginza | 13 | 35.6717 | 139.765 | 104 | 03 | 18 | city:tokyo style:metropolis spread:0.6 | 中央区銀座=Chuo-ku Ginza, 中央区築地=Chuo-ku Tsukiji
asakusa | neighborhood | 浅草 | あさくさ | Asakusa | 13 | 35.7118 | 139.7967 | 111 | 03 | 16 | city:tokyo style:heritage spread:0.6 | 台東区浅草=Taito-ku Asakusa, 台東区雷門=Taito-ku Kaminarimon, 台東区西浅草=Taito-ku Nishi-Asakusa
ueno | neighborhood | 上野 | うえの | Ueno | 13 | 35.711 | 139.777 | 110 | 03 | 16 | city:tokyo spread:0.6 | 台東区上野=Taito-ku Ueno, 台東区東上野=Taito-ku Higashi-Ueno
akihabara | neighborhood | 秋葉原 | あきはばら | Akihabara | 13 | 35.6984 | 139.7731 | 101 | 03 | 14 | city:tokyo spread:0.5 | 千代田区外神田=Chiyoda-ku Soto-Kanda, 千代田区神田佐久間町=Chiyoda-ku Kanda-Sakumacho
ikebukuro | neighborhood | 池袋 | いけぶくろ | Ikebukuro | 13 | 35.7295 | 139.7109 | 171 | 03 | 14 | city:tokyo spread:0.6 | 豊島区西池袋=Toshima-ku Nishi-Ikebukuro, 豊島区東池袋=Toshima-ku Higashi-Ikebukuro
shinagawa-station | train_station | 品川駅 | しながわえき | Shinagawa Station | 13 | 35.6285 | 139.7388 | 108 | 03 | 14 | city:tokyo style:metropolis spread:0.6 inland:270 lines:JR東海道新幹線,JR東海道線,JR山手線,JR横須賀線,京急本線 | 港区高輪=Minato-ku Takanawa, 品川区北品川=Shinagawa-ku Kita-Shinagawa
shimbashi | neighborhood | 新橋 | しんばし | Shimbashi | 13 | 35.666 | 139.7583 | 105 | 03 | 14 | city:tokyo spread:0.5 | 港区新橋=Minato-ku Shimbashi, 港区西新橋=Minato-ku Nishi-Shimbashi, 港区芝大門=Minato-ku Shibadaimon
nihombashi | neighborhood | 日本橋 | にほんばし | Nihombashi | 13 | 35.684 | 139.7745 | 103 | 03 | 14 | city:tokyo spread:0.6 | 中央区日本橋人形町=Chuo-ku Nihombashi-Ningyocho, 中央区日本橋本町=Chuo-ku Nihombashi-Honcho
roppongi | neighborhood | 六本木 | ろっぽんぎ | Roppongi | 13 | 35.6628 | 139.7314 | 106 | 03 | 10 | city:tokyo style:metropolis spread:0.6 | 港区六本木=Minato-ku Roppongi, 港区西麻布=Minato-ku Nishi-Azabu
odaiba | neighborhood | お台場 | おだいば | Odaiba | 13 | 35.6265 | 139.778 | 135 | 03 | 6 | city:tokyo style:metropolis spread:0.4 | 港区台場=Minato-ku Daiba, 江東区有明=Koto-ku Ariake
haneda | airport | 羽田空港 | はねだくうこう | Haneda Airport | 13 | 35.5533 | 139.756 | 144 | 03 | 9 | city:tokyo iata:HND inland:285 spread:3 | 大田区羽田=Ota-ku Haneda, 大田区蒲田=Ota-ku Kamata
skytree | point_of_interest | 東京スカイツリー | とうきょうすかいつりー | Tokyo Skytree | 13 | 35.7101 | 139.8107 | 131 | 03 | 6 | city:tokyo spread:0.6 | 墨田区押上=Sumida-ku Oshiage, 墨田区業平=Sumida-ku Narihira
tokyo-tower | point_of_interest | 東京タワー | とうきょうたわー | Tokyo Tower | 13 | 35.6586 | 139.7454 | 105 | 03 | 6 | city:tokyo style:metropolis spread:0.6 | 港区芝公園=Minato-ku Shibakoen, 港区東麻布=Minato-ku Higashi-Azabu
tokyo-dome | point_of_interest | 東京ドーム | とうきょうどーむ | Tokyo Dome | 13 | 35.7056 | 139.7519 | 112 | 03 | 6 | city:tokyo spread:0.6 | 文京区後楽=Bunkyo-ku Koraku, 文京区本郷=Bunkyo-ku Hongo
tachikawa | city | 立川 | たちかわ | Tachikawa | 13 | 35.698 | 139.413 | 190 | 042 | 8
hachioji | city | 八王子 | はちおうじ | Hachioji | 13 | 35.656 | 139.339 | 192 | 042 | 8
yokohama | city | 横浜 | よこはま | Yokohama | 14 | 35.4437 | 139.638 | 231 | 045 | 18 | inland:240 | 中区山下町=Naka-ku Yamashitacho, 中区日本大通=Naka-ku Nihon-odori, 中区伊勢佐木町=Naka-ku Isezakicho, 西区北幸=Nishi-ku Kitasaiwai
minatomirai | neighborhood | みなとみらい | みなとみらい | Minato Mirai | 14 | 35.457 | 139.632 | 220 | 045 | 10 | city:yokohama style:metropolis spread:0.5 inland:240 | 西区みなとみらい=Nishi-ku Minato-Mirai, 中区新港=Naka-ku Shinko
shin-yokohama | train_station | 新横浜駅 | しんよこはまえき | Shin-Yokohama Station | 14 | 35.5076 | 139.6172 | 222 | 045 | 8 | city:yokohama spread:0.5 lines:JR東海道新幹線,JR横浜線,横浜市営ブルーライン,相鉄新横浜線,東急新横浜線 | 港北区新横浜=Kohoku-ku Shin-Yokohama
kawasaki | city | 川崎 | かわさき | Kawasaki | 14 | 35.531 | 139.697 | 210 | 044 | 10 |  | 川崎区駅前本町=Kawasaki-ku Ekimae-honcho, 川崎区砂子=Kawasaki-ku Isago, 幸区堀川町=Saiwai-ku Horikawacho
kamakura | city | 鎌倉 | かまくら | Kamakura | 14 | 35.319 | 139.55 | 248 | 0467 | 8 | style:heritage inland:0
hakone | city | 箱根 | はこね | Hakone | 14 | 35.2325 | 139.104 | 250 | 0460 | 22 | style:onsen spread:2 | 湯本=Yumoto, 強羅=Gora, 仙石原=Sengokuhara, 宮ノ下=Miyanoshita, 芦之湯=Ashinoyu
`;
