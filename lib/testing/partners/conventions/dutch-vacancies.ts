import type { Convention } from '../convention'
import { isoTime, slugOf } from '../write-styles'

const stageWords = {
  new: 'nieuw',
  review: 'in behandeling',
  interview: 'gesprek',
  offer: 'aanbod',
  hired: 'aangenomen',
  rejected: 'afgewezen',
}

/** Dutch, snake case, slugs as job ids, an infix between first and last name, `gesloten` for a closed job. */
export const dutchVacancies: Convention = {
  name: 'dutch-vacancies',
  countries: ['Netherlands', 'Indonesia'],
  applicant: (person) => ({
    kenmerk: person.application,
    sollicitant: {
      voornaam: person.first,
      tussenvoegsel: person.middle,
      achternaam: person.last || person.first,
      e_mailadres: person.email,
      mobiel_nummer: person.phone,
      woonplaats: person.city,
    },
    vacature: slugOf(person.posting.title, person.posting.number),
    functietitel: person.posting.title,
    vestiging: { code: `v${person.posting.team.number}`, naam: person.posting.team.name },
    voortgang: stageWords[person.stage],
    ontvangen_op: isoTime(person.appliedAt),
    bijgewerkt_op: isoTime(person.appliedAt + person.score * 3_600_000),
    contactpersoon: { naam: `${person.owner.first} ${person.owner.last}`, e_mailadres: person.owner.email },
    opmerking: person.note,
    bron: person.score % 2 === 0 ? 'website' : 'via via',
  }),
  job: (posting) => ({
    slug: slugOf(posting.title, posting.number),
    functietitel: posting.title,
    vestiging: { code: `v${posting.team.number}`, naam: posting.team.name },
    gesloten: !posting.isOpen,
    uitgelicht: posting.seats === 4,
    plaats: posting.city,
    aantal_plekken: posting.seats,
    geplaatst_op: isoTime(posting.createdAt),
    omschrijving: posting.description,
  }),
  applicantsAnswer: (records, { total }) => ({ sollicitaties: records, meta: { totaal: total }, filters: [] }),
  jobsAnswer: (records) => ({ vacatures: records, meta: { totaal: records.length }, filters: [] }),
  truth: {
    applicants: {
      items: '/sollicitaties',
      id: '/kenmerk',
      email: '/sollicitant/e_mailadres',
      name: [
        { first: '/sollicitant/voornaam', middle: '/sollicitant/tussenvoegsel', last: '/sollicitant/achternaam' },
        { first: '/sollicitant/voornaam', last: '/sollicitant/achternaam' },
      ],
      phone: '/sollicitant/mobiel_nummer',
      job: '/vacature',
      jobTitle: '/functietitel',
      status: '/voortgang',
      team: '/vestiging/code',
      teamName: '/vestiging/naam',
      time: { at: '/ontvangen_op', format: 'iso' },
    },
    jobs: {
      items: '/vacatures',
      id: '/slug',
      title: '/functietitel',
      team: '/vestiging/code',
      teamName: '/vestiging/naam',
      open: { at: '/gesloten', values: [false] },
      status: null,
      time: { at: '/geplaatst_op', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['functietitel', 'vestiging_code', 'uren'],
      properties: {
        functietitel: { type: 'string', minLength: 1 },
        vestiging_code: { type: 'string', pattern: '^v[0-9]+$' },
        uren: { type: 'integer', minimum: 1, maximum: 40 },
        plaats: { type: 'string' },
      },
    },
    paths: { title: '/functietitel', team: '/vestiging_code', city: '/plaats' },
    answer: (record) => ({ vacature: record }),
    id: '/vacature/slug',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['sollicitant', 'vacature'],
      properties: {
        sollicitant: {
          type: 'object',
          required: ['voornaam', 'achternaam', 'e_mailadres'],
          properties: {
            voornaam: { type: 'string', minLength: 1 },
            tussenvoegsel: { type: 'string' },
            achternaam: { type: 'string', minLength: 1 },
            e_mailadres: { type: 'string', format: 'email' },
            mobiel_nummer: { type: 'string' },
          },
        },
        vacature: { type: 'string', minLength: 1 },
        in_wachtrij: { type: 'boolean' },
      },
    },
    paths: {
      email: '/sollicitant/e_mailadres',
      job: '/vacature',
      enqueue: '/in_wachtrij',
      first: '/sollicitant/voornaam',
      last: '/sollicitant/achternaam',
      phone: '/sollicitant/mobiel_nummer',
    },
    answer: (record) => ({ kenmerk: record.kenmerk }),
  },
  aiChat: { at: '/assistent/stand', on: 'aan', off: 'uit' },
  refusal: 'C',
}
