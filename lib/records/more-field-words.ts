import type { FieldWord } from './field-words'

/**
 * The same as `fieldWords` for Swedish, Danish and Norwegian, Finnish, Czech and Slovak, Hungarian, Romanian, Turkish,
 * Russian and Ukrainian, Greek, Arabic, Hebrew, Hindi, Korean, Vietnamese and Indonesian; and abbreviations.
 */
export const moreFieldWords: Partial<Record<FieldWord, string>> = {
  id: `recid recordid entryid ident tunnus tunniste azonosito kimlik идентификатор айди ід αναγνωριστικο معرف המזהה מזהה आईडी पहचान 아이디 식별자`,
  code: `recno recordno entryno cd nbr refno refnr nummeret kod kode koodi numero viite cislo oznaceni kodi numarasi numara sicil szam szama kodja
    cod numar номер код артикул шифр κωδικος αριθμος رقم كود رمز מספר קוד אסמכתא क्रमांक कोड संख्या 번호 코드 순번
    ma maso so nomor kode kod`,
  email: `eml emladdr emailaddr mailaddr eaddr epost epostadress epostadresse mejl mejladress sahkoposti sahkopostiosoite
    emailova eposta epostaadresi levelcim емейл эмейл имейл почта электроннаяпочта элпочта пошта ηλεκτρονικηδιευθυνση ιμειλ
    ηλεκτρονικοταχυδρομειο بريد البريد ايميل الايميل البريدالالكتروني דואל מייל אימייל דוארהאלקטרוני דואראלקטרוני ईमेल
    이메일 메일 전자우편 thudientu diachiemail surel`,
  phone: `ph phn phno phonenum telno telnr mob mobno mobnr mobilenum contactno contactnr contactnumber telefonnr telefonnummer mobilnummer mobiltelefon
    puhelin puhelinnumero matkapuhelin mobilni telefonni ceptelefonu gsmno telefonszam mobilszam телефон мобильный
    мобильныйтелефон мобільний τηλεφωνο κινητο هاتف الهاتف جوال الجوال محمول موبايل טלפון נייד फोन मोबाइल दूरभाष
    전화 전화번호 휴대폰 휴대폰번호 휴대전화 연락처 dienthoai sodienthoai sdt didong telepon nohp hp ponsel`,
  name: `fullnm navn namn nimi koko jmeno nazev nazov meno isim adi adisoyadi nev neve megnevezes nume denumire имя название
    наименование фио назва ονομα ονομασια ονοματεπωνυμο اسم الاسم שם नाम 이름 성명 명칭 ten hoten hovaten nama`,
  whole: `fullnm navnet fulltnamn heltnavn kokonimi celejmeno adsoyad adisoyadi teljesnev numecomplet фио полноеимя піб ονοματεπωνυμο
    الاسمالكامل שםמלא पूरा पूरानाम 성명 성함 hoten hovaten namalengkap lengkap`,
  first: `fnm fname firstnm fn gname fornamn tilltalsnamn fornavn etunimi krestni jmeno meno keresztnev utonev prenume имя
    имʼя ім'я ονομα μικροονομα الاسمالاول الاول שםפרטי פרטי प्रथम ilkad depan namadepan`,
  middle: `mname midname mi mellannamn mellemnavn toinennimi ikinciad отчество побатькові πατρωνυμο اسمالاب שםאמצעי मध्य tendem
    namatengah`,
  last: `성 lnm lname lastnm ln sname efternamn slaktnamn efternavn etternavn sukunimi prijmeni priezvisko soyad soyadi soyisim
    vezeteknev csaladnev numedefamilie фамилия прізвище επωνυμο επιθετο العائلة اللقب اسمالعائلة משפחה שםמשפחה उपनाम कुलनाम
    ho belakang namabelakang marga`,
  person: `cand applcnt sokande kandidaten ansoger ansoeger soker soeker kandidaatti hakija uchazec uchadzac zajemce aday
    jelolt jelentkezo palyazo candidatul aplicant кандидат соискатель заявитель претендент кандидата здобувач υποψηφιος
    αιτων متقدم المتقدم مرشح المرشح מועמד המועמד उम्मीदवार अभ्यर्थी आवेदक 지원자 후보자 구직자 ungvien nguoiungtuyen
    pelamar kandidat`,
  application: `recno recid recordid recordno entryid entryno appl apln subm ansokan ansokning ansokningar ansokningen ansogning ansogninger ansoegning
    ansoegninger soknad soeknad soknader hakemus hakemukset hakemuksen zadost zadosti prihlaska prihlasky ziadost basvuru
    basvurular basvurunun jelentkezes jelentkezesek palyazat aplicare aplicatie candidatura отклик отклика отклики заявка заявки
    заявление відгук αιτηση αιτησης αιτησεις طلب الطلب الطلبات مועמדות מועמדות הגשה आवेदन 지원 지원서 hoso donungtuyen
    ungtuyen lamaran`,
  job: `pracovnimisto jb jbs vac vcy posn pstn rqn jobad jobads jobb tjanst tjansten annons annonsen annonser platsannons stilling stillinger
    stillingen jobopslag opslag utlysning tyopaikka tyopaikat tyopaikan tehtava avoinpaikka pozice pozicia inzerat
    ilan ilanlar ilani pozisyon kadro allas allasok munkakor allashirdetes locmunca postul вакансия вакансии вакансию
    должность должности позиция посада θεση θεσης θεσεις αγγελια αγγελιας وظيفة الوظيفة الوظائف وظائف منصب משרה משרות
    המשרה תפקיד पद नौकरी रिक्ति 공고 공고목록 채용공고 직무 포지션 직위 채용 vitri congviec tintuyendung tintuyen lowongan
    posisi jabatan pekerjaan`,
  title: `ttl titl hdl rubrik annonsrubrik titteli otsikko tehtavanimike ammattinimike nimike overskrift stillingsbetegnelse
    stillingstittel betegnelse nadpis titulek nazevpozice baslik basligi cim megnevezes titlu заголовок названиевакансии
    τιτλος عنوان العنوان المسمى المسمىالوظيفي כותרת כותר शीर्षक 제목 공고명 직함 tieude chucdanh judul`,
  team: `dpt dep dept deptt brn brnch ou orgunit avdelning avdelningen avdelnings enhet grupp kontor afdeling afdelingen
    avdelingen filial team osasto yksikko toimipiste tiimi ryhma oddeleni pobocka pobocky utvar stredisko strediska tym sube subesi
    departman bolum birim ekip osztaly telephely csapat reszleg departament echipa sucursala отдел подразделение подразделения
    филиал команда группа відділ підрозділ τμημα τμηματος ομαδα υποκαταστημα καταστημα قسم القسم فرع الفرع فريق الفريق
    ادارة الادارة מחלקה סניף צוות שלוחה विभाग शाखा टीम 부서 부서명 팀 지점 사업부 phongban chinhanh bophan cabang divisi
    bagian departemen`,
  status: `lifecycle sts stts stg stat lage skede tillstand ansokningsstatus tilstand trin tila vaihe tilanne stav faze etapa durum durumu
    asama allapot statusz szakasz stare stadiu статус стадия этап состояние стан κατασταση σταδιο φαση الحالة حالة مرحلة
    المرحلة סטטוס שלב מצב स्थिति चरण अवस्था 상태 단계 전형단계 진행상태 진행단계 trangthai tinhtrang giaidoan tahap
    tahapan`,
  open: `recruiting sourcing taking opn opened actv oppen oppet aktiivinen avoin avoinna aben aabent apen aapen otevreno otevrena otevreny aktivni acik aktif
    nyitott aktiv deschis activ открыта открыто открыт активна активный активно відкрита ανοιχτη ανοικτη ενεργη ενεργο
    مفتوح مفتوحة نشط نشطة متاح פתוח פתוחה פעיל פעילה सक्रिय खुला 모집중 모집여부 진행중 채용중 접수중 활성 dangtuyen
    hoatdong dangmo dibuka buka`,
  shown: `publ pub publicerad synlig publiceret offentliggjort publisert julkaistu nakyvissa zverejneno publikovano yayinda
    yayinlandi publikalt publicat опубликована опубликовано размещена видна δημοσιευμενη منشور منشورة פורסם 
    प्रकाशित 게시중 게시 공개 dadang dangdang ditayangkan tayang`,
  closed: `staffed taken clsd stangd avslutad lukket lukkede suljettu paattynyt stengt uzavreno uzavrena zavrena kapali kapandi lezart zart inchis
    закрыта закрыто закрыт завершена неактивна закрита κλειστη κλεισμενη ανενεργη مغلق مغلقة منتهي סגור סגורה बंद निष्क्रिय
    마감 마감됨 종료 dadong dong hethan ditutup tutup nonaktif`,
  hidden: `arkiverad dold utkast arkiveret skjult kladde arkistoitu piilotettu luonnos archivovano koncept skryto arsivlendi gizli
    taslak archivalt rejtett vazlat arhivat архив архивная скрыта черновик αρχειοθετημενη προχειρο مؤرشف مخفي مسودة ארכיון
    טיוטה संग्रहीत मसौदा 보관 비공개 임시저장 luutru nhap diarsipkan draf`,
  applied: `appldt appdt rcvd recvd sbmt inkommen inkom ansokte ansokningsdatum modtaget ansogt mottatt saapunut jatetty
    hakupaiva prihlaseno prijato datumprihlasky basvurutarihi alindi jelentkezett beerkezett aplicat primit откликнулся
    датаотклика подана получена поступила отримано υποβολη υποβληθηκε ημερομηνιααιτησης ληψη التقديم تقديم تاريخالتقديم הגשה
    התקבל आवेदनतिथि प्राप्त 지원일 지원일시 지원일자 접수일 접수일시 ngaynop ngayungtuyen nopluc melamar dilamar masuk`,
  created: `crt crtd crdt creat publdt skapad upprettad upplagd oprettet opprettet luotu julkaistu vytvoreno vytvorena zalozeno
    vlozeno olusturma olusturulma olusturuldu yayin yayinlanma eklenme letrehozva letrehozas feladva creat publicat создана
    создано создан создания датасоздания публикации датапубликации размещения створено δημιουργια δημιουργηθηκε
    δημοσιευση καταχωρηση انشاء الانشاء النشر نشر תאריךפרסום פרסום יצירה נוצר निर्माण प्रकाशन 등록 등록일 등록일시 생성일
    생성일시 작성일 게시일 ngaytao ngaydang taoluc dibuat pembuatan`,
  time: `dt dte dttm dtm tm tstamp stamp tidpunkt tidspunkt dato klokkeslett aika paiva paivamaara pvm ajankohta cas dne
    tarih tarihi zaman saat datuma idopont ido ora data дата время момент час ημερομηνια ημνια ωρα تاريخ وقت التاريخ תאריך
    זמן שעה मועד तिथि तारीख समय दिनांक 일시 일자 날짜 시간 ngay gio thoigian tanggal tgl waktu`,
  updated: `upd updt lstupd lastupd chg chgd chngd mod andrad uppdaterad redigerad aendret opdateret endret oppdatert muokattu
    paivitetty muutettu zmeneno upraveno aktualizovano guncelleme guncellenme guncellendi degistirme modositva frissitve
    modificat actualizat изменения изменено обновлено датаизменения обновления срок змінено τροποποιηθηκε ενημερωση
    ενημερωθηκε προθεσμια التعديل تعديل تحديث التحديث الموعد עדכון עודכן संशोधन अद्यतन अंतिम 수정 수정일 수정일시 변경일
    마감일 갱신 ngaycapnhat capnhat hanchot hannop diperbarui diubah pembaruan tenggat`,
  birth: `bday bdate brthdt fodelsedatum fodd fodselsdato syntymaaika syntynyt datumnarozeni narozeni dogum dogumtarihi
    szuletesi szuletes nastere рождения датарождения народження γεννησης γεννηση الميلاد ميلاد לידה תאריךלידה जन्म जन्मतिथि
    생년월일 생일 ngaysinh sinh lahir tanggallahir`,
  someone: `mgr rcr rcrtr recr hrmgr hm ownr rekryterare chef ansvarig handlaggare kontaktperson ansvarlig rekrutterer leder
    saksbehandler rekrytoija esimies vastuuhenkilo yhteyshenkilo naborar nadrizeny odpovedny garant spravce sorumlu yonetici
    ilgili uzman felelos vezeto toborzo responsabil recrutor рекрутер рекрутера менеджер ответственный руководитель
    владелец відповідальний υπευθυνος διαχειριστης مسؤول المسؤول مدير المدير מגייס מגייסת מנהל אחראי प्रबंधक भर्तीकर्ता
    प्रभारी 담당자 채용담당자 관리자 면접관 작성자 nguoiphutrach quanly nhatuyendung nguoitao penanggungjawab perekrut
    manajer atasan`,
  place: `loc loctn misto cty addr ctry rgn zipcode postcd prov stad ort kommun postnummer adress land gata adresse kommune postnr kaupunki
    paikkakunta osoite postinumero maa mesto obec ulice psc sehir ilce ulke adres varos cim iranyitoszam orszag
    oras judet tara город адрес регион страна область місто πολη διευθυνση χωρα περιοχη المدينة مدينة العنوان البلد الموقع
    עיר כתובת מדינה ישוב शहर पता राज्य देश स्थान 도시 주소 지역 근무지 국가 thanhpho diachi diadiem noilamviec quocgia
    kota alamat provinsi negara lokasi`,
  source: `src kalla kanava lahde kilde zdroj kaynak forras sursa canal источник канал джерело πηγη καναλι المصدر مصدر מקור
    स्रोत 출처 지원경로 유입경로 nguon kenh sumber kanal`,
  text: `desc descr cmt cmnt rmk rmks txt anteckning anteckningar beskrivning kommentar meddelande bemaerkning bemaerkninger
    beskrivelse merknad notat kuvaus huomautus muistiinpano kommentti popis poznamka poznamky aciklama notlar yorum leiras
    megjegyzes descriere observatii описание комментарий примечание заметки опис περιγραφη σχολια σημειωσεις وصف الوصف ملاحظات
    תיאור הערות विवरण टिप्पणी 설명 내용 메모 비고 의견 mota ghichu nhanxet deskripsi catatan keterangan`,
  link: 'lank lenke linkki odkaz baglanti hivatkozas ссылка фото συνδεσμος رابط קישור लिंक 링크 사진 lienket duongdan anh tautan foto',
  other: `성별 gender sex gndr prev alt arbetsgivare foretag utbildning sprak cv arbejdsgiver virksomhed uddannelse tyonantaja yritys koulutus
    zamestnavatel firma vzdelani isveren sirket egitim munkaltato ceg angajator компания работодатель образование язык резюме
    роботодавець εργοδοτης εταιρεια εκπαιδευση الشركة شركة التعليم חברה השכלה कंपनी शिक्षा 회사 학력 이력서 congty hocvan
    perusahaan pendidikan`,
  nick: `slt sfx smeknamn kaldenavn lempinimi prezdivka osloveni lakap unvan becenev megszolitas porecla ник обращение
    ψευδωνυμο προσφωνηση كنية כינוי תואר उपाधि 별명 bietdanh panggilan sapaan gelar`,
  enqueue: 'ko jono fronta kuyruk очередь ουρα طابور תור कतार 대기열 hangdoi antrean',
  total: `cnt ttlcnt totalcnt numfound antal antall maara lukumaara pocet celkem sayi sayisi toplam adet darab osszesen numar
    количество всего кількість πληθος συνολο عدد المجموع כמות סהכ कुल 총계 개수 전체 인원 tongso soluong jumlah total`,
  limit: 'lmt maxcnt grans raja limitti limit sinir лимит предел οριο الحد מגבלה सीमा 제한 최대 gioihan batas',
}
