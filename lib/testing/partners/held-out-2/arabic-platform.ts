import type { Convention } from '../convention'
import { slugOf } from '../write-styles'
import { birthday, cityIn, languages, localPhone, riyadhTime, teamIn, titleIn, touchedAt } from './local-words'

const { arabic } = languages
const stageWords = {
  new: 'جديد',
  review: 'قيد المراجعة',
  interview: 'مقابلة',
  offer: 'عرض وظيفي',
  hired: 'تم التعيين',
  rejected: 'مرفوض',
}

/** Keys in Arabic, slugs as job ids, the full name next to its parts, timestamps in Riyadh time. */
export const arabicPlatform: Convention = {
  name: 'arabic-platform',
  countries: ['Egypt'],
  applicant: (person) => ({
    رقم_الطلب: person.application,
    المتقدم: {
      رقم_الهوية: String(1_000_000_000 + person.number * 6_007),
      الاسم_الكامل: person.whole,
      الاسم_الأول: person.first,
      اسم_العائلة: person.last,
      البريد_الإلكتروني: person.email,
      رقم_الجوال: localPhone(person, '+966 5# ### ####'),
      تاريخ_الميلاد: birthday(person),
      المدينة: person.city,
    },
    معرف_الوظيفة: slugOf(person.posting.title, person.posting.number),
    المسمى_الوظيفي: titleIn(arabic, person.posting),
    القسم: { الرمز: person.posting.team.number, الاسم: teamIn(arabic, person.posting.team) },
    الحالة: stageWords[person.stage],
    تاريخ_التقديم: riyadhTime(person.appliedAt),
    آخر_تحديث: riyadhTime(touchedAt(person)),
    المسؤول: { الاسم: `${person.owner.first} ${person.owner.last}`, البريد_الإلكتروني: person.owner.email },
    التقييم: person.score,
    ملاحظات: person.note,
  }),
  job: (posting) => ({
    المعرف: slugOf(posting.title, posting.number),
    المسمى_الوظيفي: titleIn(arabic, posting),
    القسم: { الرمز: posting.team.number, الاسم: teamIn(arabic, posting.team) },
    الحالة: posting.isOpen ? 'مفتوحة' : 'مغلقة',
    للسعوديين_فقط: posting.seats % 2 === 0,
    المدينة: cityIn(arabic, posting),
    عدد_الشواغر: posting.seats,
    تاريخ_النشر: riyadhTime(posting.createdAt),
    تاريخ_الانتهاء: riyadhTime(posting.createdAt + 2_592_000_000),
    المسؤول: { الاسم: `${posting.owner.first} ${posting.owner.last}`, البريد_الإلكتروني: posting.owner.email },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    نجاح: true,
    رسالة: null,
    البيانات: records,
    الصفحة: { من: offset, حجم: limit, الإجمالي: total },
  }),
  jobsAnswer: (records) => ({ نجاح: true, رسالة: null, البيانات: records }),
  truth: {
    applicants: {
      items: '/البيانات',
      id: '/رقم_الطلب',
      email: '/المتقدم/البريد_الإلكتروني',
      name: ['/المتقدم/الاسم_الكامل', { first: '/المتقدم/الاسم_الأول', last: '/المتقدم/اسم_العائلة' }],
      phone: '/المتقدم/رقم_الجوال',
      job: '/معرف_الوظيفة',
      jobTitle: '/المسمى_الوظيفي',
      status: '/الحالة',
      team: '/القسم/الرمز',
      teamName: '/القسم/الاسم',
      time: { at: '/تاريخ_التقديم', format: 'iso' },
    },
    jobs: {
      items: '/البيانات',
      id: '/المعرف',
      title: '/المسمى_الوظيفي',
      team: '/القسم/الرمز',
      teamName: '/القسم/الاسم',
      open: { at: '/الحالة', values: ['مفتوحة'] },
      status: [null, '/الحالة'],
      time: { at: '/تاريخ_النشر', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['المسمى_الوظيفي', 'رمز_القسم', 'نوع_الدوام'],
      properties: {
        المسمى_الوظيفي: { type: 'string', minLength: 1 },
        رمز_القسم: { type: 'integer' },
        نوع_الدوام: { type: 'string', enum: ['دوام كامل', 'دوام جزئي'] },
        المدينة: { type: 'string' },
      },
    },
    paths: { title: '/المسمى_الوظيفي', team: '/رمز_القسم', city: '/المدينة' },
    answer: (record) => ({ نجاح: true, البيانات: record }),
    id: '/البيانات/المعرف',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['الاسم_الكامل', 'البريد_الإلكتروني', 'معرف_الوظيفة'],
      properties: {
        الاسم_الكامل: { type: 'string', minLength: 1 },
        البريد_الإلكتروني: { type: 'string', format: 'email' },
        رقم_الجوال: { type: 'string' },
        معرف_الوظيفة: { type: 'string' },
        في_الانتظار: { type: 'boolean' },
      },
    },
    paths: {
      email: '/البريد_الإلكتروني',
      job: '/معرف_الوظيفة',
      enqueue: '/في_الانتظار',
      name: '/الاسم_الكامل',
      phone: '/رقم_الجوال',
    },
    answer: (record) => ({ نجاح: true, رقم_الطلب: record.رقم_الطلب }),
  },
  aiChat: { at: '/المحادثة_الذكية', on: true, off: false },
  refusal: 'C',
}
