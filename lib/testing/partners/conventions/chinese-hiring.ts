import type { Convention } from '../convention'
import { isoTime } from '../write-styles'

const stageWords = {
  new: '待处理',
  review: '筛选中',
  interview: '面试',
  offer: '发放录用',
  hired: '已入职',
  rejected: '不合适',
}

/** Chinese field names; whether a job is open is 1 or 0; jobs are referred to by number. */
export const chineseHiring: Convention = {
  name: 'chinese-hiring',
  countries: ['China', 'Taiwan'],
  applicant: (person) => ({
    投递编号: person.application,
    候选人: {
      编号: person.number,
      姓名: person.whole,
      邮箱: person.email,
      手机号: person.phone,
      所在城市: person.city,
    },
    职位编号: person.posting.number,
    职位名称: person.posting.title,
    部门编号: `BM${person.posting.team.number}`,
    部门名称: person.posting.team.name,
    当前阶段: stageWords[person.stage],
    投递时间: isoTime(person.appliedAt),
    负责人: { 姓名: `${person.owner.last}${person.owner.first}`, 邮箱: person.owner.email },
    评分: person.score,
    备注: person.note,
  }),
  job: (posting) => ({
    编号: posting.number,
    职位名称: posting.title,
    部门编号: `BM${posting.team.number}`,
    部门名称: posting.team.name,
    招聘中: posting.isOpen ? 1 : 0,
    工作地点: posting.city,
    招聘人数: posting.seats + 1,
    发布时间: isoTime(posting.createdAt),
    负责人邮箱: posting.owner.email,
  }),
  applicantsAnswer: (records, { total }) => ({ code: 0, message: 'ok', data: { total, list: records } }),
  jobsAnswer: (records) => ({ code: 0, message: 'ok', data: { total: records.length, list: records } }),
  truth: {
    applicants: {
      items: '/data/list',
      id: ['/投递编号', '/候选人/编号'],
      email: '/候选人/邮箱',
      name: '/候选人/姓名',
      phone: '/候选人/手机号',
      job: '/职位编号',
      jobTitle: '/职位名称',
      status: '/当前阶段',
      team: '/部门编号',
      teamName: '/部门名称',
      time: { at: '/投递时间', format: 'iso' },
    },
    jobs: {
      items: '/data/list',
      id: '/编号',
      title: '/职位名称',
      team: '/部门编号',
      teamName: '/部门名称',
      open: { at: '/招聘中', values: [1] },
      status: null,
      time: { at: '/发布时间', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['职位名称', '部门编号', '用工类型'],
      properties: {
        职位名称: { type: 'string', minLength: 1 },
        部门编号: { type: 'string', pattern: '^BM[0-9]+$' },
        用工类型: { type: 'string', enum: ['全职', '兼职', '实习'] },
        工作地点: { type: 'string' },
      },
    },
    paths: { title: '/职位名称', team: '/部门编号', city: '/工作地点' },
    answer: (record) => ({ code: 0, data: record }),
    id: '/data/编号',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['姓名', '邮箱', '职位编号'],
      properties: {
        姓名: { type: 'string', minLength: 1 },
        邮箱: { type: 'string', format: 'email' },
        手机号: { type: 'string' },
        职位编号: { type: 'integer' },
      },
    },
    paths: { email: '/邮箱', job: '/职位编号', name: '/姓名', phone: '/手机号' },
    answer: (record) => ({ code: 0, data: record }),
  },
  aiChat: { at: '/智能聊天', on: 1, off: 0 },
  refusal: 'C',
}
