import type { Convention } from '../convention'
import { isoTime } from '../write-styles'

const stageWords = {
  new: 'Inkommen',
  review: 'Granskas',
  interview: 'Intervju',
  offer: 'Erbjudande',
  hired: 'Anställd',
  rejected: 'Nekad',
}

/** Held out until the word lists covered its language; arrays for single values. */
export const swedishServices: Convention = {
  name: 'swedish-services',
  countries: ['Iceland', 'Germany', 'Poland'],
  applicant: (person) => ({
    arendeNr: person.application,
    sokande: {
      fornamn: person.first,
      efternamn: person.last || person.first,
      epost: person.email,
      telefon: person.phone,
      bostadsort: person.city,
    },
    tjanst: { tjanstNr: `T${person.posting.number}`, benamning: person.posting.title },
    enhet: { enhetsNr: person.posting.team.number, benamning: person.posting.team.name },
    handlaggning: { lage: stageWords[person.stage], inkom: isoTime(person.appliedAt), omdome: person.score },
    handlaggare: { fornamn: person.owner.first, efternamn: person.owner.last, epost: person.owner.email },
    anteckningar: person.note === null ? [] : [{ text: person.note }],
  }),
  job: (posting) => ({
    tjanstNr: `T${posting.number}`,
    benamning: posting.title,
    enhet: { enhetsNr: posting.team.number, benamning: posting.team.name },
    ledig: posting.isOpen,
    distans: posting.seats === 4,
    ort: posting.city,
    antal: posting.seats,
    utlyst: isoTime(posting.createdAt),
    handlaggare: { fornamn: posting.owner.first, efternamn: posting.owner.last, epost: posting.owner.email },
  }),
  applicantsAnswer: (records, { total }) => ({ svar: { antal: total, arenden: records }, varningar: [] }),
  jobsAnswer: (records) => ({ svar: { antal: records.length, tjanster: records }, varningar: [] }),
  truth: {
    applicants: {
      items: '/svar/arenden',
      id: '/arendeNr',
      email: '/sokande/epost',
      name: { first: '/sokande/fornamn', last: '/sokande/efternamn' },
      phone: '/sokande/telefon',
      job: '/tjanst/tjanstNr',
      jobTitle: '/tjanst/benamning',
      status: '/handlaggning/lage',
      team: '/enhet/enhetsNr',
      teamName: '/enhet/benamning',
      time: { at: '/handlaggning/inkom', format: 'iso' },
    },
    jobs: {
      items: '/svar/tjanster',
      id: '/tjanstNr',
      title: '/benamning',
      team: '/enhet/enhetsNr',
      teamName: '/enhet/benamning',
      open: { at: '/ledig', values: [true] },
      status: null,
      time: { at: '/utlyst', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['benamning', 'enhetsNr', 'omfattning'],
      properties: {
        benamning: { type: 'string', minLength: 1, title: 'Title' },
        enhetsNr: { type: 'integer', title: 'Unit ID' },
        omfattning: { type: 'string', enum: ['heltid', 'deltid'] },
        ort: { type: 'string', title: 'City' },
      },
    },
    paths: { title: '/benamning', team: '/enhetsNr', city: '/ort' },
    answer: (record) => ({ svar: record }),
    id: '/svar/tjanstNr',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['fornamn', 'efternamn', 'epost', 'tjanstNr'],
      properties: {
        fornamn: { type: 'string', minLength: 1, title: 'First name' },
        efternamn: { type: 'string', minLength: 1, title: 'Last name' },
        epost: { type: 'string', format: 'email', title: 'Email' },
        telefon: { type: 'string', title: 'Phone' },
        tjanstNr: { type: 'string', title: 'Job ID' },
      },
    },
    paths: { email: '/epost', job: '/tjanstNr', first: '/fornamn', last: '/efternamn', phone: '/telefon' },
    answer: (record) => ({ svar: record }),
  },
  aiChat: { at: '/assistent', on: 'på', off: 'av' },
  refusal: 'C',
}
