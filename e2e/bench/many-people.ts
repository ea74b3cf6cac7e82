import type { TestApplicant } from '../../lib/testing/fill-index'
import { seeded } from '../../lib/testing/seeded'

/** First and last names from many countries; each pair uses one script. */
const names: [first: string, last: string][] = [
  [
    'Anna Lena Marie Jonas Lukas Jürgen Sophie Thomas Björn Sabine Uwe Käthe',
    'Müller Schmidt Schneider Fischer Weber Schröder Jäger Groß Köhler Krüger Vogt Öztürk',
  ],
  [
    'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth Siobhán Owen',
    "Smith Johnson Williams Brown Jones Garcia Miller Davis O'Connor Andersen Taylor Clarke",
  ],
  [
    'Łukasz Żaneta Michał Agnieszka Paweł Katarzyna Wojciech Małgorzata',
    'Nowak Kowalski Wiśniewska Wójcik Kowalczyk Kamińska Lewandowski Dąbrowska',
  ],
  [
    'José María João Inês Núria Iñigo Camille Zoë François Chloé',
    'Núñez Gonçalves García Fernández Lefèvre Martin Silva',
  ],
  ['Ayşe Işıl İbrahim Mehmet Çağla Gökhan', 'Yılmaz Şahin Öztürk Çelik Demir Kaya'],
  ['Анна Пётр Андрей Екатерина Сергей Ольга Їжак', 'Иванова Смирнов Кузнецов Соколова Ковальчук Шевченко'],
  ['Γιώργος Μαρία Ελένη Νίκος', 'Παπαδόπουλος Οικονόμου Γεωργίου'],
  ['محمد فاطمة أحمد مريم إبراهيم علی', 'العلي حسن المصري کریمی الشامي'],
  ['דוד שרה יעקב רחל', 'כהן לוי מזרחי פרץ'],
  ['प्रिया राहुल अनीता संजय', 'शर्मा सिंह पटेल गुप्ता'],
  ['สมชาย สมหญิง นภา', 'ใจดี รักไทย แสงทอง'],
  ['Nguyễn Trần Lê Phạm', 'Văn Thị Hương Đức Minh'],
  ['太郎 花子 健太 美咲 ガブリエル', '田中 佐藤 鈴木 高橋 渡辺'],
  ['伟 芳 娜 敏 静', '王 李 张 刘 陈'],
  ['민준 서연 지우 하윤', '김 이 박 최 정'],
]
const jobs =
  'Warehouse associate|Forklift driver|Night shift picker|Nurse|Cook|Delivery driver|Baker|Cleaner|Welder|Lagerhelfer|Chauffeur PL|Team lead'.split(
    '|',
  )
const statuses = ['Applied', 'Screening', 'Interview', 'Offer', 'Hired', 'Rejected', 'Withdrawn']
const places =
  'Berlin Hamburg München Köln Wien Zürich Warszawa Kraków Paris Lyon Madrid Lisboa London Leeds Dublin İstanbul Athens Tokyo Seoul'.split(
    ' ',
  )
const sources = ['Indeed', 'LinkedIn', 'Referral', 'Website', 'Agency', 'StepStone']
const skills =
  'forklift|night shift|first aid|driving licence B|driving licence C|HACCP|welding|English|German|Polish|Excel|customer service'.split(
    '|',
  )

/** Made-up applicants, the same ones each time. */
export function* manyPeople(count: number): Generator<TestApplicant> {
  const random = seeded(7)
  const pick = (from: readonly string[]) => from[Math.floor(random() ** 1.6 * from.length)] ?? ''
  for (let number = 0; number < count; number += 1) {
    const [firsts, lasts] = names[Math.floor(random() ** 1.5 * names.length)] ?? ['', '']
    const [first, last] = [pick(firsts.split(' ')), pick(lasts.split(' '))]
    const name = random() < 0.05 ? `${first} ${last}-${pick(lasts.split(' '))}` : `${first} ${last}`
    const jobNumber = Math.floor(random() ** 2 * 400)
    const appliedAt = new Date(Date.UTC(2026, 10, 20) - Math.floor(random() ** 1.5 * 200 * 86_400_000))
    const record = {
      id: 1_000_000 + number,
      name,
      email: `${handleOf(`${first}.${last}`)}${number}@${pick(['example.com', 'mail.example', 'post.example'])}`,
      phone: `+49 1${50 + Math.floor(random() * 29)} ${Math.floor(random() * 10_000_000)}`,
      job: { id: 880_000 + jobNumber, title: pick(jobs) },
      team_id: 100 + (jobNumber % 25),
      status: pick(statuses),
      applied_at: appliedAt.toISOString(),
      city: pick(places),
      source: pick(sources),
      skills: Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(skills)),
      note: random() < 0.3 ? `Available from ${1 + Math.floor(random() * 28)} March, prefers ${pick(places)}` : null,
    }
    yield {
      key: `id:${record.id}`,
      record,
      name,
      appliedAt,
      jobId: String(record.job.id),
      status: record.status,
      teamId: String(record.team_id),
      facets: { '/source': record.source, '/city': record.city, '/job/title': record.job.title },
      isNewcomer: number < 200,
    }
  }
}

function handleOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase()
}
