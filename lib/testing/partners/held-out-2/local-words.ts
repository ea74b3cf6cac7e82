import type { Person, Posting, Team } from '../population'

/** Job titles and teams in one language, in the order of the English ones below. */
type Language = { levels: string; words: string; teams: string; cities: string; joiner?: string }

const levels = ['senior', 'junior', 'lead', 'part-time', 'night-shift', 'temporary', 'assistant']
const words = [
  'cook',
  'electrician',
  'accountant',
  'nurse',
  'driver',
  'software engineer',
  'warehouse clerk',
  'barista',
  'welder',
  'account manager',
  'receptionist',
  'technician',
]
const teams = ['Sales', 'Warehouse North', 'Customer care', 'Finance', 'Field service']

export const languages = {
  arabic: {
    levels: 'أول|مبتدئ|رئيس|بدوام جزئي|وردية ليلية|مؤقت|مساعد',
    words: 'طباخ|كهربائي|محاسب|ممرض|سائق|مهندس برمجيات|أمين مستودع|مقدم قهوة|لحام|مدير حسابات|موظف استقبال|فني',
    teams: 'المبيعات|مستودع الشمال|خدمة العملاء|المالية|الخدمة الميدانية',
    cities: 'الرياض|جدة|الدمام|أبها',
  },
  czech: {
    levels: 'vedoucí|mladší|hlavní|částečný úvazek|noční směny|dočasně|asistent',
    words:
      'kuchař|elektrikář|účetní|zdravotní sestra|řidič|programátor|skladník|barista|svářeč|obchodní zástupce|recepční|technik',
    teams: 'Prodej|Sklad sever|Péče o zákazníky|Finance|Servis v terénu',
    cities: 'Praha|Brno|Plzeň|Ústí nad Labem',
  },
  finnish: {
    levels: 'johtava|nuorempi|vastaava|osa-aikainen|yövuoron|määräaikainen|avustava',
    words:
      'kokki|sähköasentaja|kirjanpitäjä|sairaanhoitaja|kuljettaja|ohjelmistokehittäjä|varastotyöntekijä|barista|hitsaaja|asiakasvastaava|vastaanottovirkailija|teknikko',
    teams: 'Sivistyspalvelut|Varikko|Neuvontapalvelut|Talouspalvelut|Kenttäpalvelut',
    cities: 'Tampere|Jyväskylä|Äänekoski|Nokia',
  },
  japanese: {
    levels: 'シニア|ジュニア|リーダー|パート|夜勤|期間限定|アシスタント',
    words:
      '調理師|電気工事士|経理担当|看護師|ドライバー|ソフトウェアエンジニア|倉庫スタッフ|バリスタ|溶接工|法人営業|受付|技術員',
    teams: '営業部|北倉庫|カスタマーサポート|経理部|フィールドサービス',
    cities: '東京都港区|大阪市北区|札幌市|那覇市',
    joiner: '',
  },
  korean: {
    levels: '선임|신입|책임|파트타임|야간|기간제|보조',
    words:
      '조리사|전기기사|회계담당|간호사|운전원|소프트웨어 엔지니어|창고관리원|바리스타|용접공|영업관리자|안내원|기술원',
    teams: '영업팀|북부물류센터|고객지원팀|재무팀|현장서비스팀',
    cities: '서울|부산|대전|제주',
  },
  portuguese: {
    levels: 'sênior|júnior|líder|meio período|noturno|temporário|auxiliar',
    words:
      'cozinheiro|eletricista|contador|enfermeiro|motorista|engenheiro de software|almoxarife|barista|soldador|gerente de contas|recepcionista|técnico',
    teams: 'Vendas|Armazém Norte|Atendimento|Financeiro|Assistência em campo',
    cities: 'São Paulo|Florianópolis|Belém|Recife',
  },
  turkish: {
    levels: 'kıdemli|yeni mezun|baş|yarı zamanlı|gece vardiyası|dönemsel|yardımcı',
    words:
      'aşçı|elektrikçi|muhasebeci|hemşire|şoför|yazılım mühendisi|depo elemanı|barista|kaynakçı|müşteri yöneticisi|resepsiyonist|teknisyen',
    teams: 'Kadıköy Şubesi|Ümraniye Depo|Çağrı Merkezi|Levent Şubesi|Saha Hizmetleri',
    cities: 'İstanbul|İzmir|Bursa|Gebze',
  },
} satisfies Record<string, Language>

/** The title in this language; a title entered by a user is kept unchanged. */
export function titleIn({ levels: ownLevels, words: ownWords, joiner = ' ' }: Language, { title }: Posting): string {
  const level = levels.findIndex((one) => title.toLowerCase().startsWith(`${one} `))
  const word = words.indexOf(title.slice((levels[level] ?? '').length + 1))
  if (level < 0 || word < 0) return title
  return [ownLevels.split('|')[level], ownWords.split('|')[word]].join(joiner)
}

export const teamIn = (language: Language, { name }: Team): string =>
  language.teams.split('|')[teams.indexOf(name)] ?? name

export function cityIn({ cities }: Language, { number }: Posting): string {
  const all = cities.split('|')
  return all[number % all.length] ?? ''
}

/** A phone number as people in one country write it: each `#` is one of the person's own digits. */
export function localPhone({ phone }: Pick<Person, 'phone'>, pattern: string): string | null {
  if (phone === null) return null
  const digits = phone.replaceAll(/\D/g, '').slice(-pattern.replaceAll(/[^#]/g, '').length)
  let next = 0
  return pattern.replaceAll('#', () => digits.charAt(next++))
}

/** A person's date of birth, as `1984-03-12`. */
export function birthday({ number }: Pick<Person, 'number'>): string {
  return new Date(Date.UTC(1961 + (number % 44), number % 12, 1 + (number % 28))).toISOString().slice(0, 10)
}

/** When the application was last worked on: some hours after it arrived. */
export const touchedAt = ({ appliedAt, score, number }: Person): number =>
  appliedAt + (score + (number % 7)) * 1_740_000

const kana = [...'アイウエオカキクケコサシスセソタチツテトナニノハヒフホマミムメモヤユヨラリルレロ']
const hangul = [...'가나다라마바사아자차하강남도래미보수영원재준지태현호']

/** Something that looks like the phonetic reading of a name. */
export const kanaOf = (name: string): string => spell(name, kana)

export const hangulOf = (name: string): string =>
  [...name]
    .map((letter) => (/\p{Script=Hangul}/u.test(letter) ? letter : spell(letter, hangul)))
    .join('')
    .slice(0, 4)

function spell(name: string, among: string[]): string {
  return [...name].map((letter) => among[(letter.codePointAt(0) ?? 0) % among.length]).join('')
}

/** 27.2.2026 16:20 */
export function shortDottedTime(millis: number): string {
  const [year = '', month = '', day = ''] = isoOf(millis).slice(0, 10).split('-')
  return `${Number(day)}.${Number(month)}.${year} ${isoOf(millis).slice(11, 16)}`
}

/** 2026/02/27 16:20 */
export const yearFirstTime = (millis: number): string =>
  isoOf(millis).slice(0, 16).replaceAll('-', '/').replace('T', ' ')

/** 20260227162000 */
export const compactTime = (millis: number): string => isoOf(millis).replaceAll(/\D/g, '').slice(0, 14)

/** 2026-02-27T19:20:00+03:00 */
export const riyadhTime = (millis: number): string => `${isoOf(millis + 10_800_000).slice(0, 19)}+03:00`

/** 02/27/2026 04:20 PM */
export function twelveHourTime(millis: number): string {
  const iso = isoOf(millis)
  const hour = Number(iso.slice(11, 13))
  const clock = `${String(hour % 12 || 12).padStart(2, '0')}:${iso.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)} ${clock}`
}

const isoOf = (millis: number): string => new Date(millis).toISOString()
