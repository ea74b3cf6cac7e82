import type { ListConvention } from '../convention'
import type { Person, Posting } from '../population'
import { codeOf, isoTime, seconds, slashedDay, uuidOf } from '../write-styles'

const states = ['OPEN', 'RESUME', 'OPEN', 'HOLD', 'CLOSED'] as const

/** Records by their id, which those of applicants lack; a few jobs with as many states, beside another switch. */
const recordsById: ListConvention = {
  name: 'records-by-id',
  countries: ['Vietnam', 'United States'],
  size: { people: 70, postings: 10 },
  applicant: (person) => ({
    referrer: person.score > 3 ? { name: 'Mai Vu', email: 'mai.vu@firm.example' } : null,
    name: person.whole,
    contact: { email: [{ kind: 'personal', address: person.email }], phones: person.phone ? [person.phone] : [] },
    vacancy: person.posting.number,
    status: { id: person.stage.length, name: person.stage },
    submitted: `${slashedDay(person.appliedAt)} ${isoTime(person.appliedAt).slice(11, 16)}`,
    previous_employer: { vacancy: person.application + 5 },
  }),
  job: (posting) => ({
    id: posting.number,
    position: posting.title,
    division: { id: posting.team.number, name: posting.team.name },
    state: posting.isOpen ? 'OPEN' : states[posting.number % states.length],
    hidden: posting.seats === 1,
    remote_status: 'none',
    created: slashedDay(posting.createdAt),
  }),
  applicantsAnswer: (records, { offset }) => ({
    result: { rows: Object.fromEntries(records.map((record, index) => [`a${offset + index + 10}`, record])) },
  }),
  jobsAnswer: (records) => ({
    count: 30,
    total_items: records.length,
    result: Object.fromEntries(records.map((record) => [`v${record.id}`, record])),
  }),
  truth: {
    applicants: {
      items: '/result/rows',
      id: '/key',
      email: '/contact/email/0/address',
      name: '/name',
      phone: '/contact/phones/0',
      job: '/vacancy',
      jobTitle: null,
      status: '/status/name',
      team: null,
      teamName: null,
      time: { at: '/submitted', format: 'day-month-year' },
    },
    jobs: {
      items: '/result',
      id: '/id',
      title: '/position',
      team: '/division/id',
      teamName: '/division/name',
      open: [
        { at: '/state', values: ['OPEN'] },
        { at: '/state', values: ['OPEN', 'RESUME'] },
      ],
      status: [null, '/state'],
      time: { at: '/created', format: 'day-month-year' },
    },
  },
}

/** The names of the columns once, then rows. */
const table = (rows: Record<string, unknown>[]) => {
  const columns = Object.keys(rows[0] ?? {})
  return { sloupce: columns, radky: rows.map((row) => columns.map((column) => row[column])) }
}

/** A report of columns and rows, in Czech. */
const columnsAndRows: ListConvention = {
  name: 'columns-and-rows',
  countries: ['Poland', 'Germany'],
  applicant: (person) => ({
    email_personalisty: person.owner.email,
    id_uchazece: codeOf('application', person.application),
    jmeno: person.first,
    prijmeni: person.last || person.first,
    e_mail: person.email,
    telefon: person.phone,
    id_pozice: codeOf('job', person.posting.number),
    nazev_pozice: person.posting.title,
    stav: person.stage,
    prihlaseno: seconds(person.appliedAt),
  }),
  job: (posting) => ({
    id_pozice: codeOf('job', posting.number),
    nazev: posting.title,
    id_strediska: posting.team.number,
    stredisko: posting.team.name,
    uzavreno: posting.isOpen ? 'N' : 'A',
    zverejneno_od: seconds(posting.createdAt),
  }),
  applicantsAnswer: table,
  jobsAnswer: table,
  truth: {
    applicants: {
      items: '',
      id: '/id_uchazece',
      email: '/e_mail',
      name: { first: '/jmeno', last: '/prijmeni' },
      phone: '/telefon',
      job: '/id_pozice',
      jobTitle: '/nazev_pozice',
      status: '/stav',
      team: null,
      teamName: null,
      time: { at: '/prihlaseno', format: 'seconds' },
    },
    jobs: {
      items: '',
      id: '/id_pozice',
      title: '/nazev',
      team: '/id_strediska',
      teamName: '/stredisko',
      open: { at: '/uzavreno', values: ['N'] },
      status: null,
      time: { at: '/zverejneno_od', format: 'seconds' },
    },
  },
}

const dotNet = (millis: number) => `/Date(${millis}+0100)/`
/** The newest of three jobs. */
const isNewest = (posting: Posting) => posting.number > 48_200
const numbers = { new: 1, review: 2, interview: 3, offer: 4, hired: 9, rejected: 5 } satisfies Record<
  Person['stage'],
  number
>

/** .NET in Danish: dates in a wrapping of their own, a number with its text beside it, and three jobs in two teams. */
const dotNetRecords: ListConvention = {
  name: 'dot-net-records',
  countries: ['Finland', 'Germany'],
  size: { people: 64, postings: 3 },
  applicant: (person) => ({
    AnsøgningsId: uuidOf('application', person.application),
    SagsbehandlerMail: person.owner.email,
    Navn: `${person.last}, ${person.first}`,
    Mailadresse: person.email,
    Mobiltelefon: person.phone,
    Status: numbers[person.stage],
    StatusTekst: person.stage,
    StillingsId: uuidOf('job', person.posting.number),
    Stilling: person.posting.title,
    AfdelingsId: isNewest(person.posting) ? 7 : 9,
    Modtaget: dotNet(person.appliedAt),
    SidstÆndret: dotNet(person.appliedAt + person.score * 70_000_000),
  }),
  job: (posting) => ({
    StillingsId: uuidOf('job', posting.number),
    OprettetAf: { Navn: posting.owner.first, Mail: posting.owner.email },
    Overskrift: posting.title,
    Afdeling: isNewest(posting) ? { Id: 7, Navn: 'Pleje' } : { Id: 9, Navn: 'Teknik' },
    ErLukket: !posting.isOpen,
    Oprettet: dotNet(posting.createdAt),
  }),
  applicantsAnswer: (records) => records,
  jobsAnswer: (records) => records,
  truth: {
    applicants: {
      items: '',
      id: '/AnsøgningsId',
      email: '/Mailadresse',
      name: '/Navn',
      phone: '/Mobiltelefon',
      job: '/StillingsId',
      jobTitle: '/Stilling',
      status: '/StatusTekst',
      team: '/AfdelingsId',
      teamName: null,
      time: { at: '/Modtaget', format: 'milliseconds' },
    },
    jobs: {
      items: '',
      id: '/StillingsId',
      title: '/Overskrift',
      team: '/Afdeling/Id',
      teamName: '/Afdeling/Navn',
      open: { at: '/ErLukket', values: [false] },
      status: null,
      time: { at: '/Oprettet', format: 'milliseconds' },
    },
  },
}

export const otherLists: ListConvention[] = [recordsById, columnsAndRows, dotNetRecords]
