import type { Convention } from '../convention'
import { dottedDay } from '../write-styles'
import { birthday, cityIn, languages, localPhone, teamIn, titleIn, touchedAt } from './local-words'

const { czech } = languages
const stages = {
  new: ['10', 'Přijato'],
  review: ['20', 'Posuzuje se'],
  interview: ['30', 'Pohovor'],
  offer: ['40', 'Nabídka'],
  hired: ['50', 'Nástup'],
  rejected: ['90', 'Zamítnuto'],
} as const

/** An export from a Czech ERP: short uppercase names, ids with leading zeros, "X" or nothing for yes and no. */
export const czechExport: Convention = {
  name: 'czech-export',
  countries: ['Czechia', 'Poland', 'Czechia'],
  applicant: (person) => ({
    MANDT: '100',
    PRIHL_C: String(person.application).padStart(10, '0'),
    UCH_C: String(person.number).padStart(8, '0'),
    UCH_JMENO: person.first,
    UCH_PRIJM: person.last,
    UCH_EMAIL: person.email,
    UCH_TEL: localPhone(person, '7## ### ###'),
    DAT_NAR: dottedDay(Date.parse(birthday(person))),
    POZ_C: String(person.posting.number).padStart(8, '0'),
    POZ_TXT: titleIn(czech, person.posting),
    STR_C: String(person.posting.team.number * 100).padStart(6, '0'),
    STR_TXT: teamIn(czech, person.posting.team),
    STAV_K: stages[person.stage][0],
    STAV_TXT: stages[person.stage][1],
    DAT_PRIHL: dottedDay(person.appliedAt),
    DAT_ZMENY: dottedDay(touchedAt(person)),
    ZPRAC: `${person.owner.last.toUpperCase()}${person.owner.first.charAt(0)}`,
    ZPRAC_EMAIL: person.owner.email,
    ZTP: person.score % 11 === 0 ? 'X' : '',
    POZN: person.note ?? '',
  }),
  job: (posting) => ({
    MANDT: '100',
    POZ_C: String(posting.number).padStart(8, '0'),
    POZ_TXT: titleIn(czech, posting),
    STR_C: String(posting.team.number * 100).padStart(6, '0'),
    STR_TXT: teamIn(czech, posting.team),
    OBSAZ: posting.isOpen ? '' : 'X',
    INTER: posting.seats === 6 ? 'X' : '',
    MISTO: cityIn(czech, posting),
    POCET: posting.seats,
    DAT_VYPS: dottedDay(posting.createdAt),
    DAT_DO: '31.12.9999',
    ZPRAC_EMAIL: posting.owner.email,
  }),
  applicantsAnswer: (records, { total }) => ({
    E_RETURN: { TYPE: 'S', MESSAGE: '' },
    E_POCET: total,
    ET_PRIHL: records,
    ET_CHYBY: [],
  }),
  jobsAnswer: (records) => ({
    E_RETURN: { TYPE: 'S', MESSAGE: '' },
    E_POCET: records.length,
    ET_POZ: records,
    ET_CHYBY: [],
  }),
  truth: {
    applicants: {
      items: '/ET_PRIHL',
      id: '/PRIHL_C',
      email: '/UCH_EMAIL',
      name: { first: '/UCH_JMENO', last: '/UCH_PRIJM' },
      phone: '/UCH_TEL',
      job: '/POZ_C',
      jobTitle: '/POZ_TXT',
      status: '/STAV_TXT',
      team: '/STR_C',
      teamName: '/STR_TXT',
      time: { at: '/DAT_PRIHL', format: 'day-month-year' },
    },
    jobs: {
      items: '/ET_POZ',
      id: '/POZ_C',
      title: '/POZ_TXT',
      team: '/STR_C',
      teamName: '/STR_TXT',
      open: { at: '/OBSAZ', values: [''] },
      status: null,
      time: { at: '/DAT_VYPS', format: 'day-month-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['POZ_TXT', 'STR_C', 'UVAZEK'],
      properties: {
        POZ_TXT: { type: 'string', minLength: 1, maxLength: 80 },
        STR_C: { type: 'string', pattern: '^[0-9]{6}$' },
        UVAZEK: { type: 'string', enum: ['1.0', '0.5'] },
        MISTO: { type: 'string' },
      },
    },
    paths: { title: '/POZ_TXT', team: '/STR_C', city: '/MISTO' },
    answer: (record) => ({ E_RETURN: { TYPE: 'S', MESSAGE: '' }, ES_POZ: record }),
    id: '/ES_POZ/POZ_C',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['IS_PRIHL'],
      properties: {
        IS_PRIHL: {
          type: 'object',
          required: ['UCH_JMENO', 'UCH_PRIJM', 'UCH_EMAIL', 'POZ_C'],
          properties: {
            UCH_JMENO: { type: 'string', minLength: 1 },
            UCH_PRIJM: { type: 'string', minLength: 1 },
            UCH_EMAIL: { type: 'string', format: 'email' },
            UCH_TEL: { type: 'string' },
            POZ_C: { type: 'string', pattern: '^[0-9]{8}$' },
          },
        },
      },
    },
    paths: {
      email: '/IS_PRIHL/UCH_EMAIL',
      job: '/IS_PRIHL/POZ_C',
      first: '/IS_PRIHL/UCH_JMENO',
      last: '/IS_PRIHL/UCH_PRIJM',
      phone: '/IS_PRIHL/UCH_TEL',
    },
    answer: (record) => ({ E_PRIHL_C: record.PRIHL_C }),
  },
  aiChat: { at: '/I_CHAT', on: 'X', off: '' },
  refusal: 'C',
}
