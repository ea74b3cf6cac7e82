import type { Convention } from '../convention'
import {
  birthday,
  cityIn,
  compactTime,
  hangulOf,
  languages,
  localPhone,
  teamIn,
  titleIn,
  touchedAt,
} from './local-words'

const { korean } = languages
const stages = {
  new: ['01', '접수'],
  review: ['02', '서류심사'],
  interview: ['03', '면접'],
  offer: ['04', '합격예정'],
  hired: ['05', '최종합격'],
  rejected: ['06', '불합격'],
} as const
const numbered = (records: object[], offset: number) =>
  records.map((record, index) => ({ rnum: offset + index + 1, ...record }))

/**
 * A Korean public body: names abbreviated by its data standard, numbered rows, codes next to their texts, timestamps of
 * fourteen digits, a result code that says everything is fine.
 */
export const koreanPublic: Convention = {
  name: 'korean-public',
  countries: ['South Korea'],
  applicant: (person) => ({
    aplyNo: `2026R${person.application}`,
    aplcntNm: hangulOf(person.whole),
    emlAddr: person.email,
    mblTelno: localPhone(person, '010-####-####'),
    brdt: birthday(person).replaceAll('-', ''),
    rcritPbancNo: person.posting.number,
    rcritPbancNm: titleIn(korean, person.posting),
    deptCd: `D${String(person.posting.team.number).padStart(4, '0')}`,
    deptNm: teamIn(korean, person.posting.team),
    prgrsSttsCd: stages[person.stage][0],
    prgrsSttsNm: stages[person.stage][1],
    aplyDt: compactTime(person.appliedAt),
    mdfcnDt: compactTime(touchedAt(person)),
    picNm: `${person.owner.first} ${person.owner.last}`,
    picEmlAddr: person.owner.email,
    delYn: 'N',
    scr: person.score,
  }),
  job: (posting) => ({
    rcritPbancNo: posting.number,
    rcritPbancNm: titleIn(korean, posting),
    deptCd: `D${String(posting.team.number).padStart(4, '0')}`,
    deptNm: teamIn(korean, posting.team),
    pbancSttsCd: posting.isOpen ? '10' : '20',
    pbancSttsNm: posting.isOpen ? '접수중' : '마감',
    useYn: 'Y',
    rgnNm: cityIn(korean, posting),
    rcritNopeCnt: posting.seats,
    regDt: compactTime(posting.createdAt),
    pbancEndYmd: compactTime(posting.createdAt + 1_814_400_000).slice(0, 8),
    picEmlAddr: posting.owner.email,
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' },
    body: { items: numbered(records, offset), numOfRows: limit, pageNo: offset / limit + 1, totalCount: total },
  }),
  jobsAnswer: (records) => ({
    header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' },
    body: { items: numbered(records, 0), numOfRows: 1_000, pageNo: 1, totalCount: records.length },
  }),
  truth: {
    applicants: {
      items: '/body/items',
      id: '/aplyNo',
      email: '/emlAddr',
      name: '/aplcntNm',
      phone: '/mblTelno',
      job: '/rcritPbancNo',
      jobTitle: '/rcritPbancNm',
      status: '/prgrsSttsNm',
      team: '/deptCd',
      teamName: '/deptNm',
      time: { at: '/aplyDt', format: 'year-month-day' },
    },
    jobs: {
      items: '/body/items',
      id: '/rcritPbancNo',
      title: '/rcritPbancNm',
      team: '/deptCd',
      teamName: '/deptNm',
      open: [
        { at: '/pbancSttsCd', values: ['10'] },
        { at: '/pbancSttsNm', values: ['접수중'] },
      ],
      status: [null, '/pbancSttsNm', '/pbancSttsCd'],
      time: { at: '/regDt', format: 'year-month-day' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['rcritPbancNm', 'deptCd', 'emplymTypeCd'],
      properties: {
        rcritPbancNm: { type: 'string', minLength: 1 },
        deptCd: { type: 'string' },
        emplymTypeCd: { type: 'string', enum: ['R1010', 'R1020'] },
        rgnNm: { type: 'string' },
      },
    },
    paths: { title: '/rcritPbancNm', team: '/deptCd', city: '/rgnNm' },
    answer: (record) => ({ header: { resultCode: '00' }, body: { item: record } }),
    id: '/body/item/rcritPbancNo',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['aplcntNm', 'emlAddr', 'rcritPbancNo', 'prvcAgreYn'],
      properties: {
        aplcntNm: { type: 'string', minLength: 1 },
        emlAddr: { type: 'string', format: 'email' },
        mblTelno: { type: 'string' },
        rcritPbancNo: { type: 'integer' },
        prvcAgreYn: { type: 'string', enum: ['Y'] },
      },
    },
    paths: { email: '/emlAddr', job: '/rcritPbancNo', name: '/aplcntNm', phone: '/mblTelno' },
    answer: (record) => ({ header: { resultCode: '00' }, body: { aplyNo: record.aplyNo } }),
  },
  aiChat: { at: '/chatbotUseYn', on: 'Y', off: 'N' },
  refusal: 'E',
}
