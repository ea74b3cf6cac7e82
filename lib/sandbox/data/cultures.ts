/** Names of one culture. Each is `native:latin`; email addresses are made from the Latin form. */
export type Culture = {
  given: [string, ...string[]]
  /** Empty where people have only one name. */
  family: string[]
  joiner: string
  isFamilyFirst: boolean
  cities: [string, ...string[]]
  country: string
  dialling: string
}

function culture(
  country: string,
  dialling: string,
  cities: string,
  given: string,
  family: string,
  shape: { joiner?: string; isFamilyFirst?: boolean } = {},
): Culture {
  return {
    country,
    dialling,
    cities: split(cities),
    given: split(given),
    family: family === '' ? [] : split(family),
    joiner: shape.joiner ?? ' ',
    isFamilyFirst: shape.isFamilyFirst ?? false,
  }
}

function split(text: string): [string, ...string[]] {
  const [first = '', ...rest] = text.split(', ')
  return [first, ...rest]
}

const familyFirst = { isFamilyFirst: true }
const joined = { isFamilyFirst: true, joiner: '' }

/** The cultures of the sandbox's applicants. */
export const cultures: [Culture, ...Culture[]] = [
  culture(
    'United States',
    '+1',
    'Detroit, Austin, San José',
    'Grace:grace, Marcus:marcus, Avery:avery, Denise:denise, Tyrone:tyrone, Hannah:hannah',
    'O’Connor:oconnor, Washington:washington, Nguyen-Smith:nguyen-smith, Begay:begay, McAllister:mcallister, Brooks:brooks',
  ),
  culture(
    'United Kingdom',
    '+44',
    'Leeds, Aberystwyth, Glasgow',
    'Siân:sian, Alasdair:alasdair, Oluwaseun:oluwaseun, Imogen:imogen, Rhys:rhys',
    'Pryce-Jones:pryce-jones, Mac Giolla Phádraig:macgiolla, Adeyemi:adeyemi, Whitaker:whitaker, Okonjo:okonjo',
  ),
  culture(
    'Germany',
    '+49',
    'München, Köln, Görlitz',
    'Jörg:joerg, Käthe:kaethe, Sören:soeren, Friederike:friederike, Annegret:annegret',
    'Groß:gross, Müller-Lüdenscheidt:mueller, von der Heyde:vonderheyde, Schönfeld:schoenfeld, Weiß:weiss',
  ),
  culture(
    'France',
    '+33',
    'Besançon, Orléans, Saint-Étienne',
    'Zoé:zoe, François:francois, Maëlys:maelys, Anaïs:anais, Jean-Loïc:jean-loic',
    'Lefèvre:lefevre, d’Aubigné:daubigne, Bœuf:boeuf, Hélène-Duprat:helene-duprat, Çelik:celik',
  ),
  culture(
    'Poland',
    '+48',
    'Łódź, Kraków, Gdańsk',
    'Łukasz:lukasz, Małgorzata:malgorzata, Święta:swieta, Zbigniew:zbigniew, Żaneta:zaneta',
    'Wójcik:wojcik, Brzęczyszczykiewicz:brzeczyszczykiewicz, Dąbrowska:dabrowska, Ćwikła:cwikla, Źrebiec:zrebiec',
  ),
  culture(
    'Czechia',
    '+420',
    'Plzeň, Ústí nad Labem, Brno',
    'Jiří:jiri, Květa:kveta, Řehoř:rehor, Ľubica:lubica, Ondřej:ondrej',
    'Dvořáková:dvorakova, Šťastný:stastny, Němcová:nemcova, Žďárský:zdarsky',
  ),
  culture(
    'Türkiye',
    '+90',
    'İzmir, Diyarbakır, Şanlıurfa',
    'Işıl:isil, İbrahim:ibrahim, Gülşah:gulsah, Çağrı:cagri, Ömer:omer',
    'Yıldız:yildiz, Öztürk:ozturk, Şimşek:simsek, Kılıçdaroğlu:kilicdaroglu',
  ),
  culture(
    'Iceland',
    '+354',
    'Reykjavík, Ísafjörður',
    'Þórunn:thorunn, Ægir:aegir, Guðrún:gudrun, Sigurður:sigurdur',
    'Þorvaldsdóttir:thorvaldsdottir, Björnsson:bjornsson, Eyjólfsdóttir:eyjolfsdottir',
  ),
  culture(
    'Brazil',
    '+55',
    'São Paulo, Florianópolis, Belém',
    'João:joao, Conceição:conceicao, Antônia:antonia, Thaís:thais, Luís Otávio:luis-otavio',
    'Gonçalves:goncalves, de Araújo Brandão:brandao, Assunção:assuncao, dos Santos:dossantos',
  ),
  culture(
    'Mexico',
    '+52',
    'León, Mérida, Ciudad de México',
    'Itzel:itzel, Ángel:angel, Begoña:begona, Xóchitl:xochitl, José María:jose-maria',
    'Muñoz Ibáñez:munoz, Peña:pena, Güemes:guemes, de la Cruz y Zúñiga:delacruz',
  ),
  culture(
    'Ukraine',
    '+380',
    'Київ, Львів, Одеса',
    'Оксана:oksana, Їжакевич:yizhakevych, Тарас:taras, Ганна:hanna, Євген:yevhen',
    'Шевченко:shevchenko, Ґалаґан:galagan, Щербак:shcherbak, Кравчук:kravchuk',
  ),
  culture(
    'Bulgaria',
    '+359',
    'София, Пловдив',
    'Цветелина:tsvetelina, Георги:georgi, Йоана:yoana, Борислав:borislav',
    'Димитров:dimitrov, Желязкова:zhelyazkova, Ангелова:angelova',
  ),
  culture(
    'Greece',
    '+30',
    'Αθήνα, Θεσσαλονίκη',
    'Ελένη:eleni, Γιώργος:giorgos, Αικατερίνη:aikaterini, Χαράλαμπος:charalampos',
    'Παπαδοπούλου:papadopoulou, Οικονόμου:oikonomou, Χατζηγεωργίου:chatzigeorgiou',
  ),
  culture(
    'Georgia',
    '+995',
    'თბილისი, ბათუმი',
    'ნინო:nino, გიორგი:giorgi, თამარ:tamar',
    'ბერიძე:beridze, ჯავახიშვილი:javakhishvili',
  ),
  culture(
    'Armenia',
    '+374',
    'Երևան, Գյումրի',
    'Անահիտ:anahit, Տիգրան:tigran, Նարեկ:narek',
    'Հակոբյան:hakobyan, Պետրոսյան:petrosyan',
  ),
  culture(
    'Egypt',
    '+20',
    'القاهرة, الإسكندرية',
    'محمد:mohamed, فاطمة الزهراء:fatma, نور:nour, عبد الرحمن:abdelrahman, ياسمين:yasmin',
    'حسين:hussein, الشريف:elsherif, أبو العلا:aboulela, منصور:mansour',
  ),
  culture(
    'Iran',
    '+98',
    'تهران, شیراز',
    'زهرا:zahra, پویا:pouya, گلناز:golnaz, علی‌رضا:alireza',
    'محمدی:mohammadi, چراغی:cheraghi, ژاله‌پور:zhalehpour',
  ),
  culture(
    'Israel',
    '+972',
    'תל אביב, חיפה',
    'נועה:noa, יהונתן:yehonatan, שירה:shira, אֵיתָן:eitan',
    'כהן:cohen, בן־דוד:bendavid, אברמוביץ׳:abramovich, מזרחי:mizrahi',
  ),
  culture(
    'China',
    '+86',
    '上海, 成都, 哈尔滨',
    '伟:wei, 秀英:xiuying, 子涵:zihan, 建国:jianguo, 𬀩:wei',
    '王:wang, 欧阳:ouyang, 张:zhang, 諸葛:zhuge, 刘:liu',
    joined,
  ),
  culture(
    'Taiwan',
    '+886',
    '臺北, 高雄',
    '怡君:yichun, 冠宇:kuanyu, 淑芬:shufen',
    '陳:chen, 林:lin, 黃:huang, 司馬:szuma',
    joined,
  ),
  culture(
    'Japan',
    '+81',
    '東京, 札幌, 那覇',
    '陽菜:hina, 健太:kenta, さくら:sakura, 翔:sho, エリカ:erika',
    '佐藤:sato, 髙橋:takahashi, 渡邊:watanabe, 勅使河原:teshigawara',
    { isFamilyFirst: true, joiner: '\u3000' },
  ),
  culture(
    'South Korea',
    '+82',
    '서울, 부산, 제주',
    '민준:minjun, 서연:seoyeon, 하늘:haneul, 지우:jiwoo',
    '김:kim, 이:lee, 박:park, 남궁:namgung',
    joined,
  ),
  culture(
    'India',
    '+91',
    'दिल्ली, लखनऊ',
    'अनुष्का:anushka, श्रीकांत:shrikant, प्रिया:priya, ऋषभ:rishabh',
    'शर्मा:sharma, त्रिपाठी:tripathi, कुशवाहा:kushwaha',
  ),
  culture('India', '+91', 'சென்னை, மதுரை', 'கார்த்திகேயன்:karthikeyan, லட்சுமி:lakshmi, அருள்மொழி:arulmozhi', ''),
  culture(
    'Bangladesh',
    '+880',
    'ঢাকা, চট্টগ্রাম',
    'তাসনিম:tasnim, রফিকুল:rafiqul, শর্মিলা:sharmila',
    'ইসলাম:islam, চৌধুরী:chowdhury, আক্তার:akter',
  ),
  culture(
    'Thailand',
    '+66',
    'กรุงเทพมหานคร, เชียงใหม่',
    'สมชาย:somchai, ณัฐณิชา:natnicha, พิมพ์ชนก:pimchanok',
    'ศรีสุวรรณ:srisuwan, วงศ์ไพบูลย์วัฒน:wongpaiboon, จันทร์เพ็ญ:chanphen',
  ),
  culture(
    'Vietnam',
    '+84',
    'Hà Nội, Đà Nẵng, Huế',
    'Thị Hồng Nhung:nhung, Văn Đức:vanduc, Quỳnh Như:quynhnhu, Bảo Ngọc:baongoc',
    'Nguyễn:nguyen, Trần:tran, Đặng:dang, Huỳnh:huynh',
    familyFirst,
  ),
  culture(
    'Ethiopia',
    '+251',
    'አዲስ አበባ, ባሕር ዳር',
    'ሰላማዊት:selamawit, ዳዊት:dawit, ሃይሌ:haile, ብርቱካን:birtukan',
    'ገብረማርያም:gebremariam, ተስፋዬ:tesfaye, አበበ:abebe',
  ),
  culture(
    'Nigeria',
    '+234',
    'Ìbàdàn, Lagos, Enugu',
    'Chiamaka:chiamaka, Olúwáṣẹ́gun:oluwasegun, Ngọzi:ngozi, Ẹniọlá:eniola',
    'Ọláńrewájú:olanrewaju, Nwachukwu:nwachukwu, Ẹkúndayọ̀:ekundayo',
  ),
  culture(
    'Indonesia',
    '+62',
    'Surabaya, Yogyakarta',
    'Suharti:suharti, Sukarno:sukarno, Wulandari:wulandari, Budiono:budiono',
    '',
  ),
  culture(
    'United States',
    '+1',
    'Hilo, Kāneʻohe',
    'Keʻalohilani:kealohilani, Kāwika:kawika, Māhealani:mahealani',
    'Kealiʻiwahamana:kealiiwahamana, Kahananui:kahananui',
  ),
  culture('Mongolia', '+976', 'Улаанбаатар, Дархан', 'Өнөрцэцэг:onortsetseg, Батбаяр:batbayar, Энхтуяа:enkhtuya', ''),
]
