/** Chugoku, Shikoku, Kyushu, Okinawa. Add rows at the end only: property ids follow the order. */
export const placesWest = `
tottori | city | 鳥取 | とっとり | Tottori | 31 | 35.497 | 134.23 | 680 | 0857 | 12
yonago | city | 米子 | よなご | Yonago | 31 | 35.424 | 133.336 | 683 | 0859 | 10 | inland:180
matsue | city | 松江 | まつえ | Matsue | 32 | 35.465 | 133.062 | 690 | 0852 | 13 | style:heritage inland:120 spread:0.8
izumo | city | 出雲 | いずも | Izumo | 32 | 35.361 | 132.756 | 693 | 0853 | 10 | style:heritage
okayama | city | 岡山 | おかやま | Okayama | 33 | 34.664 | 133.922 | 700 | 086 | 16 |  | 北区本町=Kita-ku Hommachi, 北区駅前町=Kita-ku Ekimaecho, 北区中山下=Kita-ku Nakasange
kurashiki | city | 倉敷 | くらしき | Kurashiki | 33 | 34.597 | 133.77 | 710 | 086 | 11 | style:heritage
hiroshima | city | 広島 | ひろしま | Hiroshima | 34 | 34.393 | 132.459 | 730 | 082 | 20 | inland:0 | 中区八丁堀=Naka-ku Hatchobori, 中区紙屋町=Naka-ku Kamiyacho, 中区大手町=Naka-ku Otemachi, 中区幟町=Naka-ku Noboricho
hiroshima-station | train_station | 広島駅 | ひろしまえき | Hiroshima Station | 34 | 34.3976 | 132.4755 | 732 | 082 | 8 | city:hiroshima spread:0.5 lines:JR山陽新幹線,JR山陽線,JR呉線,JR芸備線,JR可部線,広島電鉄 | 南区松原町=Minami-ku Matsubaracho, 東区光町=Higashi-ku Hikarimachi
miyajima | point_of_interest | 宮島 | みやじま | Miyajima | 34 | 34.299 | 132.324 | 739 | 0829 | 8 | style:onsen inland:140 spread:0.3
onomichi | city | 尾道 | おのみち | Onomichi | 34 | 34.409 | 133.205 | 722 | 0848 | 8 | style:heritage inland:0 spread:0.5
fukuyama | city | 福山 | ふくやま | Fukuyama | 34 | 34.489 | 133.362 | 720 | 084 | 8
yamaguchi | city | 山口 | やまぐち | Yamaguchi | 35 | 34.178 | 131.474 | 753 | 083 | 12
shimonoseki | city | 下関 | しものせき | Shimonoseki | 35 | 33.96 | 130.941 | 750 | 083 | 9 | inland:0 spread:0.8
tokushima | city | 徳島 | とくしま | Tokushima | 36 | 34.07 | 134.551 | 770 | 088 | 13 | inland:270
takamatsu | city | 高松 | たかまつ | Takamatsu | 37 | 34.345 | 134.047 | 760 | 087 | 16 | inland:180
matsuyama | city | 松山 | まつやま | Matsuyama | 38 | 33.839 | 132.765 | 790 | 089 | 16
dogo | neighborhood | 道後温泉 | どうごおんせん | Dogo Onsen | 38 | 33.852 | 132.786 | 790 | 089 | 10 | city:matsuyama style:onsen spread:0.4 | 道後湯之町=Dogo-Yunomachi, 道後姫塚=Dogo-Himezuka
imabari | city | 今治 | いまばり | Imabari | 38 | 34.066 | 132.998 | 794 | 0898 | 6 | inland:230
kochi | city | 高知 | こうち | Kochi | 39 | 33.56 | 133.54 | 780 | 088 | 15
fukuoka | city | 福岡 | ふくおか | Fukuoka | 40 | 33.589 | 130.4 | 810 | 092 | 16 | style:metropolis inland:160 | 中央区天神=Chuo-ku Tenjin, 中央区渡辺通=Chuo-ku Watanabe-dori, 博多区祇園町=Hakata-ku Gionmachi, 博多区住吉=Hakata-ku Sumiyoshi
hakata-station | train_station | 博多駅 | はかたえき | Hakata Station | 40 | 33.5897 | 130.4207 | 812 | 092 | 16 | city:fukuoka style:metropolis spread:0.6 lines:JR山陽新幹線,JR九州新幹線,JR鹿児島本線,福岡市営空港線,福岡市営七隈線 | 博多区博多駅前=Hakata-ku Hakata-ekimae, 博多区博多駅東=Hakata-ku Hakataeki-higashi, 博多区博多駅中央街=Hakata-ku Hakataeki-chuogai
tenjin | neighborhood | 天神 | てんじん | Tenjin | 40 | 33.5903 | 130.3988 | 810 | 092 | 12 | city:fukuoka spread:0.5 inland:180 | 中央区天神=Chuo-ku Tenjin, 中央区今泉=Chuo-ku Imaizumi, 中央区大名=Chuo-ku Daimyo
nakasu | neighborhood | 中洲 | なかす | Nakasu | 40 | 33.593 | 130.406 | 810 | 092 | 8 | city:fukuoka spread:0.4 | 博多区中洲=Hakata-ku Nakasu, 博多区上川端町=Hakata-ku Kamikawabatamachi
fukuoka-airport | airport | 福岡空港 | ふくおかくうこう | Fukuoka Airport | 40 | 33.5859 | 130.4507 | 812 | 092 | 4 | city:fukuoka iata:FUK spread:1.2 | 博多区東平尾=Hakata-ku Higashi-Hirao, 博多区空港前=Hakata-ku Kukomae
kitakyushu | city | 北九州 | きたきゅうしゅう | Kitakyushu | 40 | 33.886 | 130.883 | 802 | 093 | 12 |  | 小倉北区浅野=Kokurakita-ku Asano, 小倉北区京町=Kokurakita-ku Kyomachi, 小倉北区鍛冶町=Kokurakita-ku Kajimachi
saga | city | 佐賀 | さが | Saga | 41 | 33.263 | 130.3 | 840 | 0952 | 12
ureshino | city | 嬉野 | うれしの | Ureshino | 41 | 33.103 | 129.988 | 843 | 0954 | 8 | style:onsen spread:0.6
nagasaki | city | 長崎 | ながさき | Nagasaki | 42 | 32.75 | 129.877 | 850 | 095 | 17 | style:heritage inland:60 spread:0.8
sasebo | city | 佐世保 | させぼ | Sasebo | 42 | 33.166 | 129.724 | 857 | 0956 | 10 | inland:60 spread:0.8
huis-ten-bosch | point_of_interest | ハウステンボス | はうすてんぼす | Huis Ten Bosch | 42 | 33.086 | 129.788 | 859 | 0956 | 6 | style:park spread:0.5
kumamoto | city | 熊本 | くまもと | Kumamoto | 43 | 32.802 | 130.708 | 860 | 096 | 17 |  | 中央区下通=Chuo-ku Shimotori, 中央区花畑町=Chuo-ku Hanabatacho, 西区春日=Nishi-ku Kasuga
aso | city | 阿蘇 | あそ | Aso | 43 | 32.948 | 131.1 | 869 | 0967 | 9 | style:highland spread:2
kurokawa | point_of_interest | 黒川温泉 | くろかわおんせん | Kurokawa Onsen | 43 | 33.078 | 131.141 | 869 | 0967 | 8 | style:onsen spread:0.5
oita | city | 大分 | おおいた | Oita | 44 | 33.235 | 131.607 | 870 | 097 | 14 | inland:190
beppu | city | 別府 | べっぷ | Beppu | 44 | 33.284 | 131.495 | 874 | 0977 | 16 | style:onsen inland:270 spread:1
yufuin | city | 由布院 | ゆふいん | Yufuin | 44 | 33.265 | 131.359 | 879 | 0977 | 12 | style:onsen spread:1
miyazaki | city | 宮崎 | みやざき | Miyazaki | 45 | 31.913 | 131.424 | 880 | 0985 | 16 | inland:270
kagoshima | city | 鹿児島 | かごしま | Kagoshima | 46 | 31.589 | 130.55 | 890 | 099 | 18 | inland:270
ibusuki | city | 指宿 | いぶすき | Ibusuki | 46 | 31.236 | 130.642 | 891 | 0993 | 9 | style:onsen inland:280 spread:0.8
kirishima | city | 霧島 | きりしま | Kirishima | 46 | 31.888 | 130.86 | 899 | 0995 | 8 | style:onsen spread:1.5
naha | city | 那覇 | なは | Naha | 47 | 26.215 | 127.685 | 900 | 098 | 22 | style:beach inland:90 | 松山=Matsuyama, 久茂地=Kumoji, 牧志=Makishi, 西=Nishi
onna | city | 恩納 | おんな | Onna | 47 | 26.498 | 127.854 | 904 | 098 | 14 | style:beach inland:120 spread:0.5 | 名嘉真=Nakama, 瀬良垣=Seragaki, 山田=Yamada
ishigaki | city | 石垣 | いしがき | Ishigaki | 47 | 24.344 | 124.157 | 907 | 0980 | 12 | style:beach inland:0
miyakojima | city | 宮古島 | みやこじま | Miyakojima | 47 | 24.798 | 125.289 | 906 | 0980 | 11 | style:beach inland:90
naha-airport | airport | 那覇空港 | なはくうこう | Naha Airport | 47 | 26.2064 | 127.6465 | 901 | 098 | 4 | city:naha iata:OKA inland:90 spread:2 | 鏡水=Kagamizu, 赤嶺=Akamine
churaumi | point_of_interest | 沖縄美ら海水族館 | おきなわちゅらうみすいぞくかん | Okinawa Churaumi Aquarium | 47 | 26.693 | 127.879 | 905 | 0980 | 7 | style:beach inland:100 spread:0.7 | 石川=Ishikawa, 備瀬=Bise, 山川=Yamakawa
`;
