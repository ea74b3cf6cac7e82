import type { Convention } from '../convention'
import { dottedDay, germanTime } from '../write-styles'
import { birthday, cityIn, languages, localPhone, teamIn, titleIn, touchedAt } from './local-words'

const { turkish } = languages
const stageWords = {
  new: 'Yeni Başvuru',
  review: 'Değerlendirmede',
  interview: 'Mülakat',
  offer: 'Teklif',
  hired: 'İşe Alındı',
  rejected: 'Olumsuz',
}
const yesNo = (is: boolean) => (is ? 'E' : 'H')

/**
 * A Turkish staffing firm: a success flag in each answer, an ID number and two phone numbers, "E" and "H" for yes and
 * no.
 */
export const turkishStaffing: Convention = {
  name: 'turkish-staffing',
  countries: ['Türkiye'],
  hasRepeats: true,
  applicant: (person) => ({
    basvuru_no: `BSV-2026-${String(person.application).padStart(7, '0')}`,
    aday: {
      aday_id: person.number,
      tc_kimlik_no: String(10_000_000_146 + person.number * 7_919),
      ad: person.first,
      soyad: person.last,
      eposta: person.email,
      cep_tel: localPhone(person, '05## ### ## ##'),
      ev_tel: person.score % 3 === 0 ? localPhone(person, '0212 ### ## ##') : null,
      dogum_tarihi: dottedDay(Date.parse(birthday(person))),
      il: person.city,
    },
    ilan_kodu: `ILN${person.posting.number}`,
    pozisyon: titleIn(turkish, person.posting),
    musteri: person.posting.seats > 3 ? 'Anadolu Lojistik A.Ş.' : 'Ege Gıda Ltd. Şti.',
    sube_kodu: person.posting.team.number,
    sube_adi: teamIn(turkish, person.posting.team),
    durum: stageWords[person.stage],
    basvuru_tarihi: germanTime(person.appliedAt),
    guncelleme_tarihi: germanTime(touchedAt(person)),
    danisman: `${person.owner.first} ${person.owner.last}`,
    danisman_eposta: person.owner.email,
    aciklama: person.note,
  }),
  job: (posting) => ({
    ilan_kodu: `ILN${posting.number}`,
    pozisyon: titleIn(turkish, posting),
    musteri: posting.seats > 3 ? 'Anadolu Lojistik A.Ş.' : 'Ege Gıda Ltd. Şti.',
    sube_kodu: posting.team.number,
    sube_adi: teamIn(turkish, posting.team),
    acil: yesNo(posting.seats === 6),
    yayinda: yesNo(posting.isOpen),
    yayin_tarihi: germanTime(posting.createdAt),
    kapanis_tarihi: posting.isOpen ? null : germanTime(posting.createdAt + 900_000_000),
    kontenjan: posting.seats,
    il: cityIn(turkish, posting),
    sorumlu_eposta: posting.owner.email,
  }),
  applicantsAnswer: (records, { offset, total }) => ({
    basarili: true,
    mesaj: 'İşlem başarılı',
    veri: { kayit_sayisi: total, baslangic: offset, basvurular: records },
  }),
  jobsAnswer: (records) => ({
    basarili: true,
    mesaj: 'İşlem başarılı',
    veri: { kayit_sayisi: records.length, ilanlar: records },
  }),
  truth: {
    applicants: {
      items: '/veri/basvurular',
      id: '/basvuru_no',
      email: '/aday/eposta',
      name: { first: '/aday/ad', last: '/aday/soyad' },
      phone: '/aday/cep_tel',
      job: '/ilan_kodu',
      jobTitle: '/pozisyon',
      status: '/durum',
      team: '/sube_kodu',
      teamName: '/sube_adi',
      time: { at: '/basvuru_tarihi', format: 'day-month-year' },
    },
    jobs: {
      items: '/veri/ilanlar',
      id: '/ilan_kodu',
      title: '/pozisyon',
      team: '/sube_kodu',
      teamName: '/sube_adi',
      open: { at: '/yayinda', values: ['E'] },
      status: [null, '/yayinda'],
      time: { at: '/yayin_tarihi', format: 'day-month-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['pozisyon', 'sube_kodu', 'calisma_sekli'],
      properties: {
        pozisyon: { type: 'string', minLength: 1 },
        sube_kodu: { type: 'integer' },
        calisma_sekli: { type: 'string', enum: ['Tam zamanlı', 'Yarı zamanlı'] },
        il: { type: 'string' },
      },
    },
    paths: { title: '/pozisyon', team: '/sube_kodu', city: '/il' },
    answer: (record) => ({ basarili: true, mesaj: 'İlan kaydedildi', veri: record }),
    id: '/veri/ilan_kodu',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['ad', 'soyad', 'eposta', 'ilan_kodu', 'kvkk_onay'],
      properties: {
        ad: { type: 'string', minLength: 1 },
        soyad: { type: 'string', minLength: 1 },
        eposta: { type: 'string', format: 'email' },
        cep_tel: { type: 'string' },
        ilan_kodu: { type: 'string' },
        kvkk_onay: { type: 'boolean', const: true },
        kuyruk: { type: 'boolean' },
      },
    },
    paths: {
      email: '/eposta',
      job: '/ilan_kodu',
      enqueue: '/kuyruk',
      first: '/ad',
      last: '/soyad',
      phone: '/cep_tel',
    },
    answer: (record) => ({ basarili: true, veri: { basvuru_no: record.basvuru_no } }),
  },
  aiChat: { at: '/sohbet_robotu', on: 'E', off: 'H' },
  refusal: 'E',
}
