import type { Convention } from '../convention'
import { americanDay, isoTime } from '../write-styles'
import { birthday, localPhone, touchedAt, twelveHourTime } from './local-words'

const stageCodes = { new: 'A1', review: 'A2', interview: 'B1', offer: 'C1', hired: 'C9', rejected: 'X0' }
const sequenced = (records: object[], offset: number) =>
  records.map((record, index) => ({ SEQ_NO: offset + index + 1, REC_TYP: 'D', ...record }))

/**
 * An American mainframe behind a gateway: uppercase values too, truncated names, codes without a text, dates with AM
 * and PM, two phone numbers, a row number and a record type.
 */
export const legacyTerminal: Convention = {
  name: 'legacy-terminal',
  countries: ['United States', 'Mexico'],
  applicant: (person) => ({
    APPLN_NO: String(person.application).padStart(9, '0'),
    CAND_NO: person.number,
    LST_NM: person.last.toUpperCase(),
    FST_NM: person.first.toUpperCase(),
    MID_INIT: person.middle?.charAt(0).toUpperCase() ?? '',
    EMAIL_ADDR_TX: person.email,
    HM_PHN_NO: localPhone(person, '313#######'),
    WK_PHN_NO: person.score % 3 === 0 ? localPhone(person, '248#######') : '',
    BRTH_DT: americanDay(Date.parse(birthday(person))),
    REQN_NO: String(person.posting.number).padStart(7, '0'),
    REQN_TTL_TX: person.posting.title.toUpperCase(),
    CST_CTR_CD: String(person.posting.team.number * 11),
    CST_CTR_NM: person.posting.team.name.toUpperCase(),
    STAT_CD: stageCodes[person.stage],
    APPLN_TS: twelveHourTime(person.appliedAt),
    LST_UPDT_TS: twelveHourTime(touchedAt(person)),
    LST_UPDT_USR_ID: `${person.owner.last.slice(0, 4)}${person.owner.number}`.toUpperCase(),
    RCRTR_EMAIL_TX: person.owner.email,
    VET_IND: person.score % 7 === 0 ? 'Y' : 'N',
  }),
  job: (posting) => ({
    REQN_NO: String(posting.number).padStart(7, '0'),
    REQN_TTL_TX: posting.title.toUpperCase(),
    CST_CTR_CD: String(posting.team.number * 11),
    CST_CTR_NM: posting.team.name.toUpperCase(),
    REQN_STAT_CD: posting.isOpen ? 'OPN' : posting.seats > 3 ? 'CLS' : 'HLD',
    EXMPT_IND: posting.seats % 2 === 0 ? 'Y' : 'N',
    OPNG_CNT: posting.seats,
    LOC_NM: posting.city.toUpperCase(),
    REQN_CRT_TS: twelveHourTime(posting.createdAt),
    LST_UPDT_TS: twelveHourTime(posting.createdAt + posting.seats * 60_000_000),
    HRG_MGR_EMAIL_TX: posting.owner.email,
  }),
  applicantsAnswer: (records, { offset, total }) => ({
    RSLT_HDR: { RTN_CD: 0, RTN_MSG: 'OK', RUN_TS: isoTime(1_772_209_200_000), TOT_CNT: total },
    RSLT_SET: sequenced(records, offset),
  }),
  jobsAnswer: (records) => ({
    RSLT_HDR: { RTN_CD: 0, RTN_MSG: 'OK', RUN_TS: isoTime(1_772_209_200_000), TOT_CNT: records.length },
    RSLT_SET: sequenced(records, 0),
  }),
  truth: {
    applicants: {
      items: '/RSLT_SET',
      id: '/APPLN_NO',
      email: '/EMAIL_ADDR_TX',
      name: [
        { first: '/FST_NM', last: '/LST_NM' },
        { first: '/FST_NM', middle: '/MID_INIT', last: '/LST_NM' },
      ],
      phone: '/HM_PHN_NO',
      job: '/REQN_NO',
      jobTitle: '/REQN_TTL_TX',
      status: '/STAT_CD',
      team: '/CST_CTR_CD',
      teamName: '/CST_CTR_NM',
      time: { at: '/APPLN_TS', format: 'month-day-year' },
    },
    jobs: {
      items: '/RSLT_SET',
      id: '/REQN_NO',
      title: '/REQN_TTL_TX',
      team: '/CST_CTR_CD',
      teamName: '/CST_CTR_NM',
      open: { at: '/REQN_STAT_CD', values: ['OPN'] },
      status: [null, '/REQN_STAT_CD'],
      time: { at: '/REQN_CRT_TS', format: 'month-day-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['REQN_TTL_TX', 'CST_CTR_CD', 'FLSA_CD'],
      properties: {
        REQN_TTL_TX: { type: 'string', minLength: 1, maxLength: 40 },
        CST_CTR_CD: { type: 'string', pattern: '^[0-9]{3}$' },
        FLSA_CD: { type: 'string', enum: ['E', 'N'] },
        LOC_NM: { type: 'string' },
      },
    },
    paths: { title: '/REQN_TTL_TX', team: '/CST_CTR_CD', city: '/LOC_NM' },
    answer: (record) => ({ RSLT_HDR: { RTN_CD: 0, RTN_MSG: 'OK' }, RSLT_SET: [record] }),
    id: '/RSLT_SET/0/REQN_NO',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['FST_NM', 'LST_NM', 'EMAIL_ADDR_TX', 'REQN_NO'],
      properties: {
        FST_NM: { type: 'string', minLength: 1, maxLength: 20 },
        LST_NM: { type: 'string', minLength: 1, maxLength: 25 },
        EMAIL_ADDR_TX: { type: 'string', format: 'email' },
        HM_PHN_NO: { type: 'string' },
        REQN_NO: { type: 'string', pattern: '^[0-9]{7}$' },
      },
    },
    paths: { email: '/EMAIL_ADDR_TX', job: '/REQN_NO', first: '/FST_NM', last: '/LST_NM', phone: '/HM_PHN_NO' },
    answer: (record) => ({ RSLT_HDR: { RTN_CD: 0, RTN_MSG: 'OK' }, APPLN_NO: record.APPLN_NO }),
  },
  aiChat: { at: '/AI_CHT_IND', on: 'Y', off: 'N' },
  refusal: 'E',
}
