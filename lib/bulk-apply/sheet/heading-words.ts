import { applicantRules, wordsOfPath } from '../../partner/discovery/path-words'
import { wordsInName } from '../../records/name-words'
import { normalizeText } from '../../records/normalize-text'
import { pointerOf } from '../../records/pointer'

/** A heading as compared and remembered: "E-Mail  address" and "e mail Address" fold to the same text. */
export function normalizeHeading(heading: string): string {
  return normalizeText(heading).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns whether a folded heading says no more than where its column is, as those that the desk names itself. */
export function isOfPosition(folded: string): boolean {
  return /^(column|spalte)\d+$/.test(folded)
}

const families = ['email', 'job', 'name', 'phone', 'source', 'enqueue', 'status', 'location', 'date'] as const
export type Family = (typeof families)[number]

/** Words for each family in the languages of spreadsheets, as `normalizeHeading` returns them; most certain first. */
const written: Record<Family, string> = {
  email: `email emailaddress mail emailadresse mailadresse courriel adressemail adresseemail adresseelectronique correo
    correoelectronico email1 emailprivat posta postaelettronica indirizzoemail enderecodeemail epost epostadress epostadresse
    sahkoposti adresemail adresaemail eposta emailcim почта электроннаяпочта имейл メール メールアドレス 邮箱 电子邮件
    電子郵件 이메일 이메일주소 البريدالالكتروني בדואלקטרוני อีเมล diachiemail applicantemail candidateemail contactemail
    primaryemail personalemail workemail`,
  job: `jobid job jobno jobnumber jobref jobreference vacancyid vacancy positionid stellenid stelle idposte offreid poste offre
    idvacante vacante puesto vaga idvaga posizione annuncio vacature vacatureid stanowisko ofertapracy tjanst jobb stilling
    tyopaikka вакансия должность 職種 求人 求人id 职位 职位编号 職位 채용공고 포지션 jobtitle jobname position positiontitle role
    stellentitel stellenbezeichnung intituleduposte titulodelpuesto`,
  name: `fullname name applicantname applicant candidatename candidate vollstandigername namekomplett nachnamevorname vorundnachname
    nomcomplet nometprenom nombrecompleto nombreyapellidos nomecompleto nomeecognome naam volledigenaam imieinazwisko
    namn fullstandigtnamn navn nimi имя фио полноеимя 氏名 名前 お名前 姓名 名字 이름 성명 الاسم الاسمالكامل השםהמלא ชื่อ hoten adsoyad`,
  phone: `phone phonenumber telephone telephonenumber mobile mobilephone mobilenumber cell cellphone tel telefon telefonnummer
    handy handynummer mobil mobilnummer rufnummer numerodetelephone portable telefono movil numerodetelefono celular telefone
    cellulare telefoonnummer telefoon mobiel numertelefonu puhelin телефон номертелефона мобильный 電話 電話番号 携帯電話 电话
    手机 手机号 電話號碼 전화 전화번호 휴대폰 الهاتف רקםטלפון טלפון sodienthoai telefonnumarasi`,
  source: `source quelle herkunft origine fuente origen origem fonte bron zrodlo kalla kilde lahde источник 応募経路 来源 출처
    applicationsource candidatesource leadsource`,
  enqueue:
    'queuetheapplication enqueue queue queued warteschlange indiewarteschlangestellen bewerbungeinreihen einreihen',
  status: 'status stage state stand estado statut stato etapa статус ステータス 状态 상태 applicationstatus',
  location: 'location place ort lieu lugar luogo local plaats miejsce место 場所 地点 장소',
  date: 'date datum fecha data дата 日付 日期 날짜',
}

const known = new Map<string, { family: Family; rank: number }>()
for (const family of families)
  for (const [rank, word] of written[family].split(/\s+/).entries())
    if (!known.has(normalizeHeading(word))) known.set(normalizeHeading(word), { family, rank })

/** Returns what a folded heading usually means. `rank`: its index in the list; a lower rank is more certain. */
export function familyOf(folded: string): { family: Family; rank: number } | null {
  return known.get(folded) ?? null
}

/** Ranks below every heading that the lists contain as a whole. */
const rankOfWords = 900

/** Returns what a heading's words mean if the lists do not contain the whole heading: "Correo del candidato". */
export function familyByWords(heading: string): { family: Family; rank: number } | null {
  const words = wordsOf(heading)
  const is = (family: Family, fits: boolean) => (fits ? { family, rank: rankOfWords } : null)
  if (words.isSomeoneElse) return null
  return (
    is('email', applicantRules.email(words) >= 0.8) ??
    is('phone', applicantRules.phone(words) >= 0.8) ??
    is('job', !isOfThePast(heading) && (applicantRules.job(words) >= 0.6 || applicantRules.jobTitle(words) === 1)) ??
    is('status', applicantRules.status(words) === 1) ??
    is('name', applicantRules.whole(words) >= 0.9) ??
    is('source', words.last.has('source')) ??
    is('enqueue', words.last.has('enqueue'))
  )
}

/** Words for a job that the person has or had, besides those that `wordsOfPath` classifies as `other`. */
const pastWords = words(
  `latest recent present past prior employer letzte letzter letztes bisherige bisheriger jetzige jetziger aktuelle
    aktueller derzeitige derzeitiger vorherige vorheriger fruhere fruherer ehemalige ehemaliger erfahrung berufserfahrung
    arbeitgeber dernier derniere precedent precedente actuel actuelle ancien ancienne ultimo ultima anterior actual
    experiencia atual precedente attuale esperienza laatste vorige huidige ervaring ostatnie poprzednie obecne senaste
    tidigare nuvarande erfarenhet siste forrige tidligere navaerende nuvaerende erfaring`,
)
/** The same in scripts that do not separate words. */
const pastSigns = /[前現现]職|[前現现]职|目前|[当當]前|曾任|上一|[经經経][历歷歴]/u

/** Returns whether the heading is about the person's other jobs: "Experience last role", "Current position". */
export function isOfThePast(heading: string): boolean {
  const { last } = wordsOf(heading)
  return (
    last.has('other') ||
    last.has('last') ||
    pastSigns.test(heading) ||
    wordsInName(heading).some((word) => pastWords.has(normalizeHeading(word)))
  )
}

const firstNames = words(
  'firstname givenname forename vorname prenom nombre nome primeironome voornaam imie fornamn fornavn etunimi имя 名 이름',
)
const lastNames = words(
  'lastname surname familyname nachname familienname nomdefamille apellido apellidos cognome sobrenome achternaam nazwisko efternamn etternavn sukunimi фамилия 姓 성',
)

const middleNames = words(
  'middlename middleinitial zweitername weiterervorname secondname secondonome segundonombre tweedenaam отчество',
)

export const nameParts = ['first', 'middle', 'last'] as const
export type NamePart = (typeof nameParts)[number]

/** Returns the part of a name that a folded heading means; null for any other heading. */
export function namePartOf(folded: string): NamePart | null {
  if (firstNames.has(folded)) return 'first'
  if (lastNames.has(folded)) return 'last'
  if (middleNames.has(folded)) return 'middle'
  if (familyOf(folded)?.family === 'name') return null
  const words = wordsOf(folded)
  return nameParts.find((part) => applicantRules[part](words) === 1) ?? null
}

function wordsOf(heading: string) {
  return wordsOfPath(pointerOf([heading]))
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).map(normalizeHeading))
}
