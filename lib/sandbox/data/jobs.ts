import { createRandom } from './random'

/** A job that a fresh sandbox starts with. */
export type JobSeed = {
  id: number
  title: string
  teamId: number
  isOpen: boolean
  /** All other fields of the record, under the names that third-party clients read (public-facts). */
  fields: Record<string, unknown>
}

const titles: [string, ...string[]] = [
  'Warehouse associate',
  'Forklift operator (nights)',
  'Line cook',
  'Senior software engineer',
  'Verkäufer:in Teilzeit (m/w/d)',
  'Pflegefachkraft für die Tagespflege',
  'Réceptionniste de nuit',
  'Chargé·e de clientèle',
  'Kierowca ciężarówki kat. C+E',
  'Technik údržby',
  'Depo sorumlusu',
  'Gæðastjóri',
  'Auxiliar de produção',
  'Gerente de almacén',
  'Водій навантажувача',
  'Старши счетоводител',
  'Υπεύθυνος βάρδιας',
  'საწყობის მენეჯერი',
  'مسؤول خدمة العملاء',
  'کارشناس پشتیبانی فنی',
  'מנהלת משמרת',
  '仓库管理员',
  '門市人員（夜班）',
  '倉庫スタッフ・短期',
  '물류센터 현장 관리자',
  'ग्राहक सेवा प्रतिनिधि',
  'கிடங்கு மேற்பார்வையாளர்',
  'হিসাবরক্ষক',
  'พนักงานต้อนรับ',
  'Nhân viên kho ca đêm',
  'የደንበኞች አገልግሎት',
  'Olùrànlọ́wọ́ ìtajà',
  'Staf gudang',
  'R&D engineer <embedded>',
  'Care assistant',
  'Assistant to the regional vice president of workplace safety, sustainability and continuous improvement (maternity cover)',
  'QA',
  'Electrician',
  'Barista',
  'Delivery driver',
]

const places: [[string, string, string], ...[string, string, string][]] = [
  ['Detroit', 'Michigan', 'United States'],
  ['München', 'Bayern', 'Germany'],
  ['Lyon', 'Auvergne-Rhône-Alpes', 'France'],
  ['Łódź', 'łódzkie', 'Poland'],
  ['東京', '東京都', 'Japan'],
  ['São Paulo', 'SP', 'Brazil'],
  ['Київ', '', 'Ukraine'],
  ['القاهرة', '', 'Egypt'],
  ['חיפה', '', 'Israel'],
  ['서울', '', 'South Korea'],
]

const jobTypes: [string, ...string[]] = ['Full time', 'Full time', 'Part time', 'Contract', 'Temporary', 'Internship']

function makeJob(title: string, index: number): JobSeed {
  const random = createRandom(40, index)
  const [city, state, country] = random.pick(places)
  const isOpen = index % 7 !== 3
  const publishedAt = new Date(Date.UTC(2026, 1, 20, 9) - index * 31 * 3_600_000).toISOString()
  const fields: Record<string, unknown> = {
    city,
    state,
    country,
    job_type: random.pick(jobTypes),
    description: describeJob(index),
    published: index % 11 !== 8,
    published_date: publishedAt,
    archived: index % 14 === 3,
    private: index % 9 === 4,
    open_positions_count: 1 + random.int(12),
    filled_positions_count: isOpen ? 0 : 1 + random.int(3),
    job_owner_email: `owner.${index}@example.com`,
    redirect_apply_url_v2: `https://apply.example.com/jobs/${881200 + index * 13}`,
  }
  if (index % 3 === 0) fields.external_url = `https://careers.example.org/${881200 + index * 13}`
  return { id: 881200 + index * 13, title, teamId: 11 + (index % 6), isOpen, fields }
}

function describeJob(index: number): string {
  const list = '<ul><li>Shifts are planned four weeks ahead</li><li>Paid training</li></ul>'
  const base = `<p>You will join a team of ${4 + (index % 9)} people. We look for <strong>reliable</strong> colleagues.</p>${list}`
  return index % 13 === 6 ? `${base}<script>alert('from a job')</script>` : base
}

function makeJobs(): [JobSeed, ...JobSeed[]] {
  const [first, ...rest] = titles
  return [makeJob(first, 0), ...rest.map((title, index) => makeJob(title, index + 1))]
}

/** The forty jobs of a fresh sandbox: some closed, titles from all over the world. */
export const jobSeeds = makeJobs()
