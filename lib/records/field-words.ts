/**
 * What the words in field names and column headings mean, in English, German, French, Spanish, Portuguese, Italian,
 * Dutch, Polish, Swedish, Norwegian, Danish, Finnish, Japanese and Chinese, without accents and in lower case. Longer
 * names are composed of these.
 */
export const fieldWords = {
  id: `id ids identifier uid uuid guid gid pk kennung identifiant identificador identificativo identificatore identyfikator
    識別子 标识 標識
    identifikator tunnus tunniste`,
  code: `no num nr number key ref reference code slug serial nummer kennzeichen kennziffer schluessel schlussel referenz
    kuerzel kurzel numero cle matricule clave codigo referencia folio chave matricula codice chiave riferimento matricola
    kenmerk sleutel referentie numer klucz kod sygnatura 番号 コード キー 编号 编码 編號 代码 代碼 号码 号 bango bianhao
    referens nyckel referanse nokkel nogle viite koodi`,
  email: `email mail emails emailaddress mailaddress courriel mel correo epost posta emailadresse mailadresse indirizzoemail
    メール メールアドレス eメール 邮箱 郵箱 电子邮件 電子郵件 邮件 youxiang
    epostadress epostadresse sahkoposti sahkopostiosoite`,
  phone: `phone phones telephone tel mobile cell cellphone msisdn voice telefon telefonnummer handy handynummer mobil mobilnummer
    rufnummer portable gsm telefono movil celular telemovel cellulare recapito recapitotelefonico telefoon mobiel
    telefoonnummer komorka komorkowy telefonu numertelefonu 電話 電話番号 携帯 携帯電話 携帯番号 电话 手机 手机号 手机号码 聯繫電話 联系电话 denwa
    shouji dianhua
    mobiltelefon telefonnr tlf puhelin puhelinnumero matkapuhelin`,
  name: `name names label nm fullname displayname wholename nom nombre nome naam nazwa bezeichnung benennung denominazione
    denominacion denominacao libelle naziv imieinazwisko nomecompleto nombrecompleto nomcomplet nomeecognome vollname
    vollstaendigername 名 名称 名前 氏名 姓名 お名前 シメイ 名字 namae shimei xingming mingcheng
    namn navn benamning betegnelse nimi nimike`,
  whole: `full whole complete display fullname displayname wholename vollname vollstaendiger complet completo imieinazwisko
    nomecompleto nombrecompleto nomcomplet nomeecognome volledige pelne 氏名 姓名 お名前 shimei xingming
    fullstandigt helanamnet fulde kokonimi`,
  first: `first given forename firstname givenname vorname rufname prenom nombredepila primeironome primernombre prenome
    voornaam imie 名 ファーストネーム mei
    fornamn fornavn etunimi tilltalsnamn`,
  middle: `middle second patronymic infix zwischenname zweitername zweitvorname deuxieme deuxiemeprenom segundonombre segundo
    nomedomeio secondonome tussenvoegsel tussenvoegsels tweedenaam drugieimie ミドルネーム 中间名
    mellannamn mellomnavn mellemnavn toinennimi`,
  last: `last family surname lastname familyname sur nachname familienname zuname nomdefamille patronyme apellido apellidos sobrenome apelido
    cognome achternaam familienaam nazwisko 姓 sei xing
    efternamn etternavn efternavn sukunimi`,
  kana: `kana furigana yomi phonetic カナ フリガナ ふりがな かな ローマ字 romaji pinyin 拼音`,
  person: `applicant candidate person jobseeker seeker talent profile contact individual bewerber bewerberin bewerbende kandidat
    kandidatin interessent candidat candidate postulant personne candidato candidata postulante aspirante persona solicitante
    pessoa sollicitant kandidaat persoon kandydat kandydata kandydatka osoba osoby aplikant 応募者 候補者 求職者 候选人 候選人 求职者 申请人 应聘者
    oubosha kouhosha houxuanren yingpinzhe
    sokande sokanden soker jobbsokande arbetssokande arbeidssoker jobsoger ansoger kandidater hakija tyonhakija`,
  application: `application applications submission app bewerbung bewerbungen candidature candidatures postulation candidatura candidaturas
    solicitud postulacion inscricao domanda sollicitatie sollicitaties aplikacja aplikacje aplikacji zgloszenie zgloszenia 応募
    申请 申請 应聘 投递 oubo shenqing
    ansokan ansokningar soknad soknader ansogning ansogninger hakemus arende`,
  job: `job jobs position positions posting postings vacancy vacancies opening requisition req opportunity role stelle stellen
    position stellenanzeige ausschreibung arbeitsplatz stellenausschreibung offre offres poste annonce emploi vacante vacantes
    puesto oferta ofertas empleo plaza convocatoria vaga vagas cargo posizione annuncio annunci offerta lavoro mansione vacature
    vacatures functie baan stanowisko stanowiska praca pracy ogloszenie ogloszenia rekrutacja oferty 求人 職種 募集 案件 ポジション 职位 職位 岗位 崗位
    kyujin shokushu zhiwei gangwei
    jobb annons annonser annonse annoncer tjanst tjanster tjansten platsannons befattning stilling stillinger
    stillingsannonse jobannonce jobopslag opslag arbete arbetsplats tyopaikka tyopaikat tehtava avoinpaikka`,
  title: `title headline caption heading subject titel ueberschrift stellentitel stellenbezeichnung berufsbezeichnung intitule titre
    titulo tytul titolo functienaam functietitel kopje タイトル 標題 标题 題名 職種名 求人名 件名 职位名称 岗位名称
    rubrik tittel overskrift stillingstitel yrkestitel befattning otsikko tehtavanimike`,
  team: `team teams department dept division unit branch office group site store location area businessunit bu orgunit organization
    organisation workspace tenant abteilung bereich filiale niederlassung standort einheit gruppe mandant equipe
    service agence departement filiale antenne etablissement equipo departamento sucursal oficina sede delegacion unidad equipe setor
    unidade filial area squadra reparto ufficio sede afdeling vestiging ploeg eenheid filiaal kantoor zespol zespolu dzial dzialu oddzial oddzialu jednostka jednostki
    placowka filia 部署 部門 チーム 拠点 支店 事業所 团队 團隊 部门 門店 门店 分公司 busho bumen tuandui
    avdelning avdeling enhet enhed grupp kontor arbetsgrupp forvaltning foretag tiimi osasto yksikko ryhma
    toimipiste`,
  /** Units that are often locations as well: a weaker sign of a team. */
  site: `site store location area standort sede filiale service group place lugar 拠点
    kontor arbetsplats toimipiste`,
  status: `status stage state pipeline workflow funnel step phase progress disposition statut etat etape avancement estado etapa fase situacao situacion
    stato stadio stand bewerbungsstatus bearbeitungsstand besetzungsstatus stap voortgang etap stan faza
    ステータス 状況 状態 選考状況 段階 状态 狀態 阶段 进度 流程 joutai zhuangtai
    lage skede tillstand trin trinn tilstand tila vaihe`,
  open: `open opened active accepting accepts hiring available offen aktiv besetzbar freigegeben
    ouvert ouverte actif abierto abierta activo activa vigente aberta aberto ativo
    ativa aperto aperta attivo attiva geopend actief openstaand otwarte otwarta otwarty aktywna aktywny aktywne czynne
    募集中 募集 有効 受付 受付中 招聘中 开放 開放 在招 kaifang
    oppen oppet oppna apen apent aben abent ledig aktivt avoin avoinna`,
  shown: `live published online visible enabled public veroeffentlicht veroeffentlichung sichtbar publiee publie publicada publicado pubblicata pubblicato
    gepubliceerd opublikowana opublikowane 公開 公開中 发布中 上线
    publicerad publicerat publisert offentliggjort julkaistu`,
  closed: `closed close filled inactive expired ended finished disabled paused cancelled geschlossen besetzt inaktiv
    abgeschlossen vergeben beendet ferme fermee cloturee cloture pourvue pourvu inactif cerrada cerrado cubierta
    inactiva finalizada encerrada encerrado fechada fechado preenchida inativa chiusa chiuso scaduta coperta gesloten
    vervuld inactief zamknieta zamkniete zamkniety obsadzone nieaktywna nieaktywny zakonczona 募集終了 終了 締切 停止
    已关闭 关闭 關閉 已满 停招 结束
    stangd stangt avslutad avslutat tillsatt lukket avsluttet afsluttet besatt suljettu paattynyt`,
  hidden: `archived hidden private draft deleted archiviert versteckt entwurf archivee masquee archivada oculta archiviata nascosta gearchiveerd verborgen zarchiwizowana ukryta 非公開 草稿
    arkiverad dold utkast arkivert skjult kladde arkistoitu luonnos`,
  applied: `applied apply received submitted submission incoming arrived eingang eingegangen beworben bewerbungsdatum eingangsdatum recu recue
    deposee postulee recibido recibida postulado inscrito recebido recebida candidatado ricevuta ricevuto
    ontvangen gesolliciteerd zaaplikowano otrzymano wplynelo wplyneło dataaplikacji 応募日 応募日時 受付日 受付日時 投递时间 申请时间
    收到 投递 申请日期
    ansokt inkommen inkom mottagen inskickad ansokningsdatum sokt mottatt innsendt modtaget ansogt haettu
    saapunut vastaanotettu`,
  created: `created creation added inserted registered posted published since entry angelegt erstellt erfasst veroeffentlicht
    erstellungsdatum anlage cree creee publiee publie parue ajoutee creado creada publicado publicada alta criado criada
    publicacao inserimento creato creata creazione pubblicata pubblicato pubblicazione aangemaakt geplaatst gepubliceerd publicatie
    utworzono utworzona utworzenia dodano opublikowano publikacji 作成 作成日 登録 登録日 掲載 掲載日 公開日 创建 创建时间 发布 发布时间 發布
    创建日期 发布日期
    skapad skapat registrerad utlyst opprettet oprettet luotu lisatty`,
  time: `date time at on timestamp ts datetime day when datum zeit zeitpunkt zeitstempel am tag uhrzeit le jour heure fecha hora
    dia em quando data ora giorno il op dag tijd tijdstip kiedy dzien czas dnia 日 日時 日付 時刻 时间 時間 日期 millis epoch ms
    tidpunkt dato tidspunkt klokkeslett paivamaara pvm`,
  updated: `updated modified changed touched edited activity due deadline closing closes expiry expires until start starts end ends interview
    scheduled geaendert aktualisiert bearbeitet geandert frist ablauf gespraech modifiee maj miseajour echeance entretien actualizado modificado
    vencimiento entrevista atualizado alterado prazo modificato aggiornato aggiornata scadenza colloquio gewijzigd bijgewerkt
    sluiting zmieniono zaktualizowano zmiany modyfikacji termin 更新 更新日 更新日時 締切日 面接日 修改 更新时间 面试时间
    andrad uppdaterad senast oppdatert endret opdateret aendret muokattu paivitetty intervju`,
  birth: `birth born birthday dob birthdate geburt geburtsdatum geburtstag naissance nacimiento nascimento nascita geboorte
    geboortedatum urodzenia 生年月日 誕生日 出生 出生日期 生日
    fodelsedatum fodselsdato fodt syntymaaika`,
  someone: `owner manager recruiter contact responsible hiringmanager creator author agent assignee assigned coordinator supervisor staff employee
    referrer referee sponsor interviewer consultant editor emergency reference sachbearbeiter sachbearbeiterin ansprechpartner ansprechpartnerin verantwortlich
    betreuer betreuerin recruiterin vorgesetzter zustaendig ersteller responsable recruteur recruteuse charge chargee gestionnaire
    referent reclutador gestor encargado responsavel recrutador gerente responsabile referente selezionatore recruiter
    verantwoordelijke beheerder contactpersoon leidinggevende opiekun rekruter opiekuna kierownik wlasciciel osobakontaktowa
    担当 担当者 採用担当 責任者 上司 作成者 负责人 負責人 招聘者 招聘人 联系人 经理 hr 面试官
    handlaggare kontaktperson ansvarig rekryterare chef ansvarlig rekrutterer leder saksbehandler sagsbehandler
    yhteyshenkilo vastuuhenkilo rekrytoija
    createdby updatedby modifiedby changedby addedby enteredby lastmodifiedby
    guardian guardians parent parents mother father spouse kin nextofkin relative relatives emergencycontact
    notfall notfallkontakt notfallkontakte vormund erziehungsberechtigte erziehungsberechtigter eltern mutter vater angehoerige
    urgence tuteur tutrice proche mere pere emergencia tutor tutora padre madre familiar emergenza genitore genitori
    noodgeval noodcontact voogd ouder ouders rodzic rodzice kontaktalarmowy nodkontakt anhorig anhoriga vardnadshavare parorende
    huoltaja lahiomainen 緊急連絡先 保護者 紧急联系人 監護人 监护人 家长`,
  place: `city town location place address street zip postal postcode country region state lat stadt ort wohnort einsatzort
    arbeitsort strasse plz land ville lieu adresse pays codepostal ciudad lugar direccion pais localidad provincia cidade local
    endereco citta luogo indirizzo paese comune provincia stad plaats woonplaats miasto adres kraj miejscowosc
    勤務地 住所 現住所 都市 都道府県 国 城市 地址 地点 所在地 国家
    adress postnummer bostadsort kommun gata arbetsort bosted kommune sted arbeidssted arbejdssted kaupunki
    osoite postinumero sijainti`,
  source: `source channel origin referer campaign medium utm quelle herkunft kanal origine provenance canal origen fuente fonte origem
    provenienza bron herkomst zrodlo kanal 応募経路 経路 媒体 来源 渠道
    kalla kallan ursprung kilde lahde kanava`,
  text: `note notes comment comments description body summary remark remarks message bemerkung bemerkungen beschreibung kommentar
    anmerkung notiz commentaire remarque descriptif observaciones comentario descripcion nota descricao comentario observacao
    annotazione descrizione commento opmerking opmerkingen omschrijving toelichting notitie uwagi opis notatka komentarz
    備考 メモ 仕事内容 コメント 备注 描述 说明 評論
    anteckning anteckningar beskrivning meddelande notat beskrivelse besked kuvaus kommentti viesti muistiinpano`,
  link: `url uri link href website web homepage photo avatar picture image linkedin portfolio lien enlace sito リンク 链接 头像
    lank webbplats hemsida lenke hjemmeside nettside linkki verkkosivu`,
  other: `secondary alternate alternative backup old previous former last_role zweite weitere secondaire secundario secondario andere
    dodatkowy previous current experience employer company arbeitgeber employeur school education degree language file
    resume cv document attachment login tag tags external`,
  nick: `nick nickname preferred maiden middle alias username login handle salutation anrede spitzname geburtsname surnom civilite titel apodo aanhef
    smeknamn kallenavn kaldenavn lempinimi`,
  enqueue: `enqueue enqueued queue queued async asynchronous background deferred warteschlange einreihen asynchron file differe
    filedattente encolar cola asincrono fila enfileirar coda accoda incoda wachtrij kolejka キュー 队列 排队
    koa kolagg koad asynkron asynkront jono jonoon`,
  total: `total count size anzahl gesamt gesamtzahl summe nombre totale cantidad quantidade totaal aantal razem liczba lacznie
    件数 総数 合計 总数 總數 总计 全件数 totalcount recordcount
    antal antall totalt yhteensa lukumaara`,
  limit: `limit pagesize perpage max maximum maxresults take taille limite tamano tamanho limiet 上限 每页 pagesize
    grans maxantal grense maksimi`,
  paging: 'cursor pagetoken カーソル',
} as const

export type FieldWord = keyof typeof fieldWords
