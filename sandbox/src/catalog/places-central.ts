/** Chubu and Kinki. Add rows at the end only: property ids follow the order. */
export const placesCentral = `
niigata | city | 新潟 | にいがた | Niigata | 15 | 37.913 | 139.048 | 950 | 025 | 17 | inland:150 | 中央区花園=Chuo-ku Hanazono, 中央区東大通=Chuo-ku Higashi-odori, 中央区万代=Chuo-ku Bandai
yuzawa | city | 越後湯沢 | えちごゆざわ | Echigo-Yuzawa | 15 | 36.936 | 138.809 | 949 | 025 | 10 | style:highland spread:1
toyama | city | 富山 | とやま | Toyama | 16 | 36.699 | 137.212 | 930 | 076 | 16
kanazawa | city | 金沢 | かなざわ | Kanazawa | 17 | 36.565 | 136.656 | 920 | 076 | 24 | style:heritage
kanazawa-station | train_station | 金沢駅 | かなざわえき | Kanazawa Station | 17 | 36.578 | 136.648 | 920 | 076 | 8 | city:kanazawa spread:0.5 lines:JR北陸新幹線,IRいしかわ鉄道線,JR七尾線
wakura | city | 和倉温泉 | わくらおんせん | Wakura Onsen | 17 | 37.086 | 136.917 | 926 | 0767 | 8 | style:onsen inland:180 spread:0.5
fukui | city | 福井 | ふくい | Fukui | 18 | 36.062 | 136.223 | 910 | 0776 | 14
tsuruga | city | 敦賀 | つるが | Tsuruga | 18 | 35.645 | 136.076 | 914 | 0770 | 7 | inland:160
kofu | city | 甲府 | こうふ | Kofu | 19 | 35.666 | 138.569 | 400 | 055 | 14
kawaguchiko | city | 河口湖 | かわぐちこ | Kawaguchiko | 19 | 35.499 | 138.765 | 401 | 0555 | 14 | style:onsen inland:180 spread:1
nagano | city | 長野 | ながの | Nagano | 20 | 36.643 | 138.189 | 380 | 026 | 16
matsumoto | city | 松本 | まつもと | Matsumoto | 20 | 36.232 | 137.968 | 390 | 0263 | 13 | style:heritage
karuizawa | city | 軽井沢 | かるいざわ | Karuizawa | 20 | 36.348 | 138.635 | 389 | 0267 | 16 | style:highland spread:2
hakuba | city | 白馬 | はくば | Hakuba | 20 | 36.698 | 137.85 | 399 | 0261 | 10 | style:highland spread:2
gifu | city | 岐阜 | ぎふ | Gifu | 21 | 35.411 | 136.759 | 500 | 058 | 14
takayama | city | 高山 | たかやま | Takayama | 21 | 36.142 | 137.255 | 506 | 0577 | 16 | style:heritage
gero | city | 下呂 | げろ | Gero | 21 | 35.807 | 137.24 | 509 | 0576 | 10 | style:onsen spread:0.7
shizuoka | city | 静岡 | しずおか | Shizuoka | 22 | 34.973 | 138.387 | 420 | 054 | 15
hamamatsu | city | 浜松 | はままつ | Hamamatsu | 22 | 34.706 | 137.733 | 430 | 053 | 12
atami | city | 熱海 | あたみ | Atami | 22 | 35.1 | 139.074 | 413 | 0557 | 14 | style:onsen inland:300 spread:0.6
ito | city | 伊東 | いとう | Ito | 22 | 34.969 | 139.096 | 414 | 0557 | 10 | style:onsen inland:250 spread:0.8
nagoya | city | 名古屋 | なごや | Nagoya | 23 | 35.1709 | 136.905 | 460 | 052 | 18 | style:metropolis | 中区栄=Naka-ku Sakae, 中区丸の内=Naka-ku Marunouchi, 中区大須=Naka-ku Osu, 中村区名駅南=Nakamura-ku Meieki-minami
nagoya-station | train_station | 名古屋駅 | なごやえき | Nagoya Station | 23 | 35.1707 | 136.8816 | 450 | 052 | 14 | city:nagoya style:metropolis spread:0.6 lines:JR東海道新幹線,JR東海道線,JR中央本線,名鉄名古屋本線,近鉄名古屋線,あおなみ線,名古屋市営東山線,名古屋市営桜通線 | 中村区名駅=Nakamura-ku Meieki, 中村区椿町=Nakamura-ku Tsubakicho
sakae | neighborhood | 栄 | さかえ | Sakae | 23 | 35.169 | 136.908 | 460 | 052 | 10 | city:nagoya spread:0.5 | 中区栄=Naka-ku Sakae, 中区錦=Naka-ku Nishiki
centrair | airport | 中部国際空港 | ちゅうぶこくさいくうこう | Chubu Centrair International Airport | 23 | 34.8584 | 136.8124 | 479 | 0569 | 4 | iata:NGO spread:0.4
toyohashi | city | 豊橋 | とよはし | Toyohashi | 23 | 34.763 | 137.383 | 440 | 0532 | 7
tsu | city | 津 | つ | Tsu | 24 | 34.72 | 136.507 | 514 | 059 | 12 | inland:260
ise | city | 伊勢 | いせ | Ise | 24 | 34.488 | 136.71 | 516 | 0596 | 12 | style:heritage
yokkaichi | city | 四日市 | よっかいち | Yokkaichi | 24 | 34.966 | 136.619 | 510 | 059 | 8 | inland:270
otsu | city | 大津 | おおつ | Otsu | 25 | 35.003 | 135.862 | 520 | 077 | 13 | inland:200
hikone | city | 彦根 | ひこね | Hikone | 25 | 35.271 | 136.259 | 522 | 0749 | 7 | style:heritage inland:120
kyoto | city | 京都 | きょうと | Kyoto | 26 | 35.008 | 135.76 | 604 | 075 | 22 | style:heritage spread:1.5 | 中京区烏丸通三条上る=Nakagyo-ku Karasuma-Sanjo, 中京区河原町通二条下る=Nakagyo-ku Kawaramachi-Nijo, 下京区四条通烏丸東入=Shimogyo-ku Shijo-Karasuma, 上京区今出川通=Kamigyo-ku Imadegawa
kyoto-station | train_station | 京都駅 | きょうとえき | Kyoto Station | 26 | 34.9858 | 135.7588 | 600 | 075 | 18 | city:kyoto style:heritage spread:0.7 lines:JR東海道新幹線,JR東海道線,JR京都線,JR奈良線,JR山陰本線,JR湖西線,近鉄京都線,京都市営烏丸線 | 下京区東塩小路町=Shimogyo-ku Higashi-Shiokojicho, 南区東九条西山王町=Minami-ku Higashi-Kujo Nishi-Sannocho
gion | neighborhood | 祇園 | ぎおん | Gion | 26 | 35.0037 | 135.775 | 605 | 075 | 12 | city:kyoto style:heritage spread:0.5 | 東山区祇園町南側=Higashiyama-ku Gionmachi Minamigawa, 東山区大和大路通=Higashiyama-ku Yamato-oji
arashiyama | neighborhood | 嵐山 | あらしやま | Arashiyama | 26 | 35.013 | 135.678 | 616 | 075 | 8 | city:kyoto style:onsen spread:0.5 | 右京区嵯峨天龍寺=Ukyo-ku Saga-Tenryuji, 西京区嵐山=Nishikyo-ku Arashiyama
amanohashidate | point_of_interest | 天橋立 | あまのはしだて | Amanohashidate | 26 | 35.558 | 135.182 | 626 | 0772 | 7 | style:onsen inland:190 spread:0.4
osaka | city | 大阪 | おおさか | Osaka | 27 | 34.6937 | 135.5023 | 541 | 06 | 20 | style:metropolis spread:1.3 | 中央区本町=Chuo-ku Hommachi, 中央区北浜=Chuo-ku Kitahama, 西区靱本町=Nishi-ku Utsubo-Hommachi, 北区中之島=Kita-ku Nakanoshima
umeda | neighborhood | 梅田 | うめだ | Umeda | 27 | 34.7025 | 135.4959 | 530 | 06 | 16 | city:osaka style:metropolis spread:0.6 | 北区梅田=Kita-ku Umeda, 北区芝田=Kita-ku Shibata, 北区曽根崎=Kita-ku Sonezaki
namba | neighborhood | 難波 | なんば | Namba | 27 | 34.666 | 135.501 | 542 | 06 | 16 | city:osaka style:metropolis spread:0.6 | 中央区難波=Chuo-ku Namba, 浪速区難波中=Naniwa-ku Namba-naka, 中央区道頓堀=Chuo-ku Dotombori
shinsaibashi | neighborhood | 心斎橋 | しんさいばし | Shinsaibashi | 27 | 34.675 | 135.5005 | 542 | 06 | 12 | city:osaka spread:0.5 | 中央区心斎橋筋=Chuo-ku Shinsaibashisuji, 中央区南船場=Chuo-ku Minami-Semba
shin-osaka | train_station | 新大阪駅 | しんおおさかえき | Shin-Osaka Station | 27 | 34.7335 | 135.5002 | 532 | 06 | 14 | city:osaka spread:0.6 lines:JR東海道新幹線,JR山陽新幹線,JR東海道線,JR京都線,JRおおさか東線,大阪メトロ御堂筋線 | 淀川区西中島=Yodogawa-ku Nishi-Nakajima, 東淀川区東中島=Higashi-Yodogawa-ku Higashi-Nakajima
tennoji | neighborhood | 天王寺 | てんのうじ | Tennoji | 27 | 34.647 | 135.514 | 543 | 06 | 10 | city:osaka spread:0.6 | 天王寺区堀越町=Tennoji-ku Horikoshicho, 阿倍野区阿倍野筋=Abeno-ku Abenosuji
usj | point_of_interest | ユニバーサルシティ | ゆにばーさるしてぃ | Universal City | 27 | 34.668 | 135.437 | 554 | 06 | 8 | city:osaka style:park spread:0.4 | 此花区島屋=Konohana-ku Shimaya
kansai | airport | 関西国際空港 | かんさいこくさいくうこう | Kansai International Airport | 27 | 34.415 | 135.3 | 598 | 072 | 6 | iata:KIX inland:120 spread:1
itami | airport | 大阪国際空港(伊丹) | おおさかこくさいくうこういたみ | Osaka International Airport (Itami) | 27 | 34.7855 | 135.4382 | 560 | 06 | 4 | iata:ITM spread:1.5
kobe | city | 神戸 | こうべ | Kobe | 28 | 34.6913 | 135.183 | 650 | 078 | 16 | style:metropolis inland:0 | 中央区加納町=Chuo-ku Kanocho, 中央区元町通=Chuo-ku Motomachi-dori, 中央区北野町=Chuo-ku Kitanocho
sannomiya | train_station | 三ノ宮駅 | さんのみやえき | Sannomiya Station | 28 | 34.6943 | 135.1953 | 651 | 078 | 10 | city:kobe spread:0.5 inland:0 lines:JR東海道線,JR神戸線,阪急神戸本線,阪神本線,神戸市営西神・山手線 | 中央区雲井通=Chuo-ku Kumoi-dori, 中央区琴ノ緒町=Chuo-ku Kotonoocho
himeji | city | 姫路 | ひめじ | Himeji | 28 | 34.831 | 134.692 | 670 | 079 | 12 | style:heritage
arima | neighborhood | 有馬温泉 | ありまおんせん | Arima Onsen | 28 | 34.797 | 135.248 | 651 | 078 | 10 | city:kobe style:onsen spread:0.4 | 北区有馬町=Kita-ku Arimacho
kinosaki | city | 城崎温泉 | きのさきおんせん | Kinosaki Onsen | 28 | 35.626 | 134.81 | 669 | 0796 | 10 | style:onsen spread:0.4
nara | city | 奈良 | なら | Nara | 29 | 34.683 | 135.825 | 630 | 0742 | 17 | style:heritage
wakayama | city | 和歌山 | わかやま | Wakayama | 30 | 34.232 | 135.18 | 640 | 073 | 13 | inland:90
shirahama | city | 白浜 | しらはま | Shirahama | 30 | 33.681 | 135.352 | 649 | 0739 | 12 | style:beach inland:80 spread:0.8
koyasan | point_of_interest | 高野山 | こうやさん | Mount Koya | 30 | 34.213 | 135.586 | 648 | 0736 | 7 | style:heritage spread:0.6
`;
