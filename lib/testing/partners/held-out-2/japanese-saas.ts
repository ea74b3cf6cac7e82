import type { Convention } from '../convention'
import { isoDay } from '../write-styles'
import {
  birthday,
  cityIn,
  kanaOf,
  languages,
  localPhone,
  teamIn,
  titleIn,
  touchedAt,
  yearFirstTime,
} from './local-words'

const { japanese } = languages
const steps = {
  new: [1, '応募'],
  review: [2, '書類選考'],
  interview: [3, '一次面接'],
  offer: [4, '内定'],
  hired: [5, '入社'],
  rejected: [9, '不採用'],
} as const

/** Japanese in Latin letters: readings next to names, dates as `yyyy/mm/dd`, flags of 0 and 1, stages as objects. */
export const japaneseSaas: Convention = {
  name: 'japanese-saas',
  countries: ['Japan', 'Taiwan'],
  applicant: (person) => ({
    entry_no: `E${String(person.application).padStart(8, '0')}`,
    sei: person.last,
    mei: person.first,
    sei_kana: kanaOf(person.last),
    mei_kana: kanaOf(person.first),
    mail: person.email,
    tel: localPhone(person, '080-####-####'),
    seinengappi: birthday(person).replaceAll('-', '/'),
    jusho: person.city,
    kyujin_id: person.posting.number,
    kyujin_mei: titleIn(japanese, person.posting),
    bumon: { cd: `B${person.posting.team.number}`, mei: teamIn(japanese, person.posting.team) },
    senkou: { step_id: steps[person.stage][0], step_mei: steps[person.stage][1] },
    oubo_nichiji: yearFirstTime(person.appliedAt),
    koushin_nichiji: yearFirstTime(touchedAt(person)),
    tantousha: { shimei: `${person.owner.last} ${person.owner.first}`, mail: person.owner.email },
    hyouka: person.score,
    bikou: person.note ?? '',
  }),
  job: (posting) => ({
    kyujin_id: posting.number,
    kyujin_mei: titleIn(japanese, posting),
    bumon: { cd: `B${posting.team.number}`, mei: teamIn(japanese, posting.team) },
    koukai_flg: posting.isOpen ? 1 : 0,
    kinkyu_flg: posting.seats === 6 ? 1 : 0,
    kinmuchi: cityIn(japanese, posting),
    bosyu_ninzu: posting.seats,
    touroku_nichiji: yearFirstTime(posting.createdAt),
    keisai_shuryo_bi: isoDay(posting.createdAt + 2_592_000_000).replaceAll('-', '/'),
    tantousha: { shimei: `${posting.owner.last} ${posting.owner.first}`, mail: posting.owner.email },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    kekka: { kensu: total, kaishi: offset, page_kensu: limit, list: records },
  }),
  jobsAnswer: (records) => ({ kekka: { kensu: records.length, list: records } }),
  truth: {
    applicants: {
      items: '/kekka/list',
      id: '/entry_no',
      email: '/mail',
      name: { first: '/mei', last: '/sei' },
      phone: '/tel',
      job: '/kyujin_id',
      jobTitle: '/kyujin_mei',
      status: '/senkou/step_mei',
      team: '/bumon/cd',
      teamName: '/bumon/mei',
      time: { at: '/oubo_nichiji', format: 'year-month-day' },
    },
    jobs: {
      items: '/kekka/list',
      id: '/kyujin_id',
      title: '/kyujin_mei',
      team: '/bumon/cd',
      teamName: '/bumon/mei',
      open: { at: '/koukai_flg', values: [1] },
      status: null,
      time: { at: '/touroku_nichiji', format: 'year-month-day' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['kyujin_mei', 'bumon_cd', 'koyou_keitai'],
      properties: {
        kyujin_mei: { type: 'string', minLength: 1 },
        bumon_cd: { type: 'string' },
        koyou_keitai: { type: 'string', enum: ['正社員', '契約社員', 'パート'] },
        kinmuchi: { type: 'string' },
      },
    },
    paths: { title: '/kyujin_mei', team: '/bumon_cd', city: '/kinmuchi' },
    answer: (record) => ({ kekka: { kyujin: record } }),
    id: '/kekka/kyujin/kyujin_id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['sei', 'mei', 'mail', 'kyujin_id'],
      properties: {
        sei: { type: 'string', minLength: 1 },
        mei: { type: 'string', minLength: 1 },
        mail: { type: 'string', format: 'email' },
        tel: { type: 'string' },
        kyujin_id: { type: 'integer' },
        taiki: { type: 'boolean' },
      },
    },
    paths: { email: '/mail', job: '/kyujin_id', enqueue: '/taiki', first: '/mei', last: '/sei', phone: '/tel' },
    answer: (record) => ({ kekka: { entry_no: record.entry_no } }),
  },
  aiChat: { at: '/ai_chat_flg', on: 1, off: 0 },
  refusal: 'C',
}
