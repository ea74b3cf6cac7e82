import type { Convention } from '../convention'
import { isoTime } from '../write-styles'

const stageWords = {
  new: '未対応',
  review: '書類選考',
  interview: '面接',
  offer: '内定',
  hired: '入社',
  rejected: '不採用',
}

/** Japanese field names and values; the full name in one field, family name first. */
export const japaneseRecruiting: Convention = {
  name: 'japanese-recruiting',
  countries: ['Japan'],
  applicant: (person) => ({
    応募ID: `OB${person.application}`,
    応募者: {
      氏名: `${person.last} ${person.first}`,
      メールアドレス: person.email,
      電話番号: person.phone,
      現住所: person.city,
    },
    求人ID: `KJ${person.posting.number}`,
    求人名: person.posting.title,
    選考状況: stageWords[person.stage],
    部署コード: person.posting.team.number,
    部署名: person.posting.team.name,
    応募日時: isoTime(person.appliedAt).replace('Z', '+09:00'),
    担当者: { 名前: `${person.owner.last} ${person.owner.first}`, メール: person.owner.email },
    備考: person.note,
    お気に入り: person.isStarred,
  }),
  job: (posting) => ({
    求人ID: `KJ${posting.number}`,
    職種名: posting.title,
    部署コード: posting.team.number,
    部署名: posting.team.name,
    募集状況: posting.isOpen ? '募集中' : '募集終了',
    勤務地: posting.city,
    募集人数: posting.seats,
    掲載日: isoTime(posting.createdAt).replace('Z', '+09:00'),
    仕事内容: posting.description,
  }),
  applicantsAnswer: (records, { total }) => ({ 件数: total, 応募一覧: records }),
  jobsAnswer: (records) => ({ 件数: records.length, 求人一覧: records }),
  truth: {
    applicants: {
      items: '/応募一覧',
      id: '/応募ID',
      email: '/応募者/メールアドレス',
      name: '/応募者/氏名',
      phone: '/応募者/電話番号',
      job: '/求人ID',
      jobTitle: '/求人名',
      status: '/選考状況',
      team: '/部署コード',
      teamName: '/部署名',
      time: { at: '/応募日時', format: 'iso' },
    },
    jobs: {
      items: '/求人一覧',
      id: '/求人ID',
      title: '/職種名',
      team: '/部署コード',
      teamName: '/部署名',
      open: { at: '/募集状況', values: ['募集中'] },
      status: [null, '/募集状況'],
      time: { at: '/掲載日', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['職種名', '部署コード', '雇用形態'],
      properties: {
        職種名: { type: 'string', minLength: 1 },
        部署コード: { type: 'integer' },
        雇用形態: { type: 'string', enum: ['正社員', '契約社員', 'アルバイト'] },
        勤務地: { type: 'string' },
      },
    },
    paths: { title: '/職種名', team: '/部署コード', city: '/勤務地' },
    answer: (record) => ({ 求人: record }),
    id: '/求人/求人ID',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['氏名', 'メールアドレス', '求人ID'],
      properties: {
        氏名: { type: 'string', minLength: 1 },
        メールアドレス: { type: 'string', format: 'email' },
        電話番号: { type: 'string' },
        求人ID: { type: 'string', pattern: '^KJ[0-9]+$' },
      },
    },
    paths: { email: '/メールアドレス', job: '/求人ID', name: '/氏名', phone: '/電話番号' },
    answer: (record) => ({ 応募: record }),
  },
  aiChat: { at: '/自動応答', on: '有効', off: '無効' },
  refusal: 'E',
}
