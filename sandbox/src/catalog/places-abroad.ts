/** Cities outside Japan. Add rows at the end only: property ids follow the order. */
export const placesAbroad = `
seoul | city | ソウル | そうる | Seoul | KR | 37.564 | 126.978 | 045 | 2 | 18 | style:metropolis | Myeong-dong, Namdaemun-ro, Toegye-ro, Sejong-daero
busan | city | 釜山 | ぷさん | Busan | KR | 35.158 | 129.06 | 472 | 51 | 12 | style:metropolis inland:0 | Seomyeon-ro, Gaya-daero, Jungang-daero
taipei | city | 台北 | たいぺい | Taipei | TW | 25.045 | 121.53 | 104 | 2 | 18 | style:metropolis | Zhongshan N. Road, Nanjing E. Road, Xinyi Road, Linsen N. Road
shanghai | city | 上海 | しゃんはい | Shanghai | CN | 31.23 | 121.464 | 200 | 21 | 16 | style:metropolis | Nanjing West Road, Huaihai Road, Yan’an Road
hong-kong | city | 香港 | ほんこん | Hong Kong | HK | 22.303 | 114.172 | 999 | 852 | 16 | style:metropolis inland:350 spread:0.9 | Nathan Road, Canton Road, Austin Road
singapore | city | シンガポール | しんがぽーる | Singapore | SG | 1.301 | 103.843 | 238 | 65 | 18 | style:metropolis | Orchard Road, Beach Road, Robertson Quay
bangkok | city | バンコク | ばんこく | Bangkok | TH | 13.738 | 100.56 | 101 | 2 | 18 | style:metropolis | Sukhumvit Road, Silom Road, Sathorn Road, Wireless Road
ho-chi-minh | city | ホーチミンシティ | ほーちみんしてぃ | Ho Chi Minh City | VN | 10.776 | 106.701 | 700 | 28 | 14 | style:metropolis | Dong Khoi Street, Le Loi Boulevard, Nguyen Hue Street
hanoi | city | ハノイ | はのい | Hanoi | VN | 21.029 | 105.852 | 100 | 24 | 12 | style:metropolis | Hang Bong Street, Ly Thuong Kiet Street, Trang Tien Street
kuala-lumpur | city | クアラルンプール | くあらるんぷーる | Kuala Lumpur | MY | 3.149 | 101.713 | 504 | 3 | 12 | style:metropolis | Jalan Bukit Bintang, Jalan Sultan Ismail, Jalan Ampang
jakarta | city | ジャカルタ | じゃかるた | Jakarta | ID | -6.2 | 106.823 | 103 | 21 | 10 | style:metropolis | Jalan Thamrin, Jalan Sudirman
manila | city | マニラ | まにら | Manila | PH | 14.554 | 121.024 | 122 | 2 | 10 | style:metropolis | Ayala Avenue, Makati Avenue
honolulu | city | ホノルル | ほのるる | Honolulu | US | 21.283 | -157.83 | 968 | 808 | 18 | style:beach inland:30 spread:0.6 | Kalakaua Avenue, Kuhio Avenue, Ala Wai Boulevard
tumon | city | グアム(タモン) | ぐあむ | Tumon, Guam | GU | 13.509 | 144.808 | 969 | 671 | 10 | style:beach inland:130 spread:0.5 | Pale San Vitores Road, Gun Beach Road
new-york | city | ニューヨーク | にゅーよーく | New York | US | 40.757 | -73.984 | 100 | 212 | 18 | style:metropolis | West 45th Street, Lexington Avenue, Broadway, East 39th Street
los-angeles | city | ロサンゼルス | ろさんぜるす | Los Angeles | US | 34.049 | -118.257 | 900 | 213 | 12 | style:metropolis | South Figueroa Street, Wilshire Boulevard, South Grand Avenue
san-francisco | city | サンフランシスコ | さんふらんしすこ | San Francisco | US | 37.787 | -122.409 | 941 | 415 | 12 | style:metropolis | Market Street, Post Street, Geary Street
las-vegas | city | ラスベガス | らすべがす | Las Vegas | US | 36.115 | -115.172 | 891 | 702 | 10 | style:park | Las Vegas Boulevard South, Paradise Road
london | city | ロンドン | ろんどん | London | GB | 51.511 | -0.128 | WC2 | 20 | 18 | style:metropolis | Strand, Kingsway, Southampton Row, Oxford Street
paris | city | パリ | ぱり | Paris | FR | 48.869 | 2.332 | 750 | 1 | 18 | style:metropolis | Rue de Rivoli, Boulevard Haussmann, Rue Saint-Lazare, Avenue de l’Opéra
frankfurt | city | フランクフルト | ふらんくふると | Frankfurt | DE | 50.109 | 8.669 | 603 | 69 | 12 | style:business | Kaiserstraße, Mainzer Landstraße, Münchener Straße
munich | city | ミュンヘン | みゅんへん | Munich | DE | 48.139 | 11.565 | 803 | 89 | 10 | style:business | Bayerstraße, Schützenstraße, Sonnenstraße
rome | city | ローマ | ろーま | Rome | IT | 41.901 | 12.493 | 001 | 06 | 12 | style:heritage | Via Nazionale, Via Cavour, Via Veneto
sydney | city | シドニー | しどにー | Sydney | AU | -33.87 | 151.207 | 200 | 2 | 12 | style:metropolis inland:210 spread:0.7 | George Street, Pitt Street, York Street
dubai | city | ドバイ | どばい | Dubai | AE | 25.205 | 55.274 | 000 | 4 | 10 | style:metropolis inland:130 | Sheikh Zayed Road, Al Saada Street
`;
