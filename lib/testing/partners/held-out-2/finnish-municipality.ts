import type { Convention } from '../convention'
import { dottedDay } from '../write-styles'
import { birthday, cityIn, languages, localPhone, shortDottedTime, teamIn, titleIn, touchedAt } from './local-words'

const { finnish } = languages
const stageWords = {
  new: 'Saapunut',
  review: 'Käsittelyssä',
  interview: 'Haastattelu',
  offer: 'Ehdolla',
  hired: 'Valittu',
  rejected: 'Ei valittu',
}

/**
 * A municipality's portal in Finnish: jobs have a key of letters, which applicants refer to, and a number of their own;
 * all first names and the one in use; a contact person with an address and a phone number.
 */
export const finnishMunicipality: Convention = {
  name: 'finnish-municipality',
  countries: ['Finland', 'Iceland', 'Finland'],
  applicant: (person) => ({
    hakemusId: person.application,
    diaarinumero: `KUN/${person.application}/01.01.00/2026`,
    tyoavain: `KUNTA-05-${person.posting.number}-26`,
    tehtavanimike: titleIn(finnish, person.posting),
    hakija: {
      etunimet: [person.first, person.middle].filter(Boolean).join(' '),
      kutsumanimi: person.first,
      sukunimi: person.last,
      sahkoposti: person.email,
      puhelin: localPhone(person, '04# ### ####'),
      syntymaaika: birthday(person),
      kotikunta: person.city,
      aidinkieli: person.score % 9 === 0 ? 'sv' : 'fi',
    },
    toimiala: { tunnus: `T${person.posting.team.number}`, nimi: teamIn(finnish, person.posting.team) },
    tila: stageWords[person.stage],
    saapunut: shortDottedTime(person.appliedAt),
    muokattu: shortDottedTime(touchedAt(person)),
    yhteyshenkilo: {
      nimi: `${person.owner.first} ${person.owner.last}`,
      sahkoposti: person.owner.email,
      puhelin: `040 123 ${4_000 + person.owner.number}`,
    },
    pisteet: person.score,
    liitteita: person.tags.length,
  }),
  job: (posting) => ({
    id: 3_100_000 - posting.number * 3,
    tyoavain: `KUNTA-05-${posting.number}-26`,
    otsikko: titleIn(finnish, posting),
    toimiala: { tunnus: `T${posting.team.number}`, nimi: teamIn(finnish, posting.team) },
    sisainenHaku: posting.seats === 5,
    hakuPaattynyt: !posting.isOpen,
    julkaistu: shortDottedTime(posting.createdAt),
    hakuaikaPaattyy: dottedDay(posting.createdAt + 21 * 86_400_000),
    paikkoja: posting.seats,
    sijainti: cityIn(finnish, posting),
    yhteyshenkilo: { nimi: `${posting.owner.first} ${posting.owner.last}`, sahkoposti: posting.owner.email },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    kunta: 'Esimerkkilä',
    haku: { alkaen: offset, maara: limit, osumia: total },
    hakemukset: records,
  }),
  jobsAnswer: (records) => ({ kunta: 'Esimerkkilä', osumia: records.length, tyopaikat: records }),
  truth: {
    applicants: {
      items: '/hakemukset',
      id: ['/hakemusId', '/diaarinumero'],
      email: '/hakija/sahkoposti',
      name: [
        { first: '/hakija/kutsumanimi', last: '/hakija/sukunimi' },
        { first: '/hakija/etunimet', last: '/hakija/sukunimi' },
      ],
      phone: '/hakija/puhelin',
      job: '/tyoavain',
      jobTitle: '/tehtavanimike',
      status: '/tila',
      team: '/toimiala/tunnus',
      teamName: '/toimiala/nimi',
      time: { at: '/saapunut', format: 'day-month-year' },
    },
    jobs: {
      items: '/tyopaikat',
      id: '/tyoavain',
      title: '/otsikko',
      team: '/toimiala/tunnus',
      teamName: '/toimiala/nimi',
      open: { at: '/hakuPaattynyt', values: [false] },
      status: null,
      time: { at: '/julkaistu', format: 'day-month-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['otsikko', 'toimialaTunnus', 'palvelussuhde'],
      properties: {
        otsikko: { type: 'string', minLength: 1 },
        toimialaTunnus: { type: 'string' },
        palvelussuhde: { type: 'string', enum: ['virka', 'työsuhde'] },
        sijainti: { type: 'string' },
      },
    },
    paths: { title: '/otsikko', team: '/toimialaTunnus', city: '/sijainti' },
    answer: (record) => ({ tyopaikka: record }),
    id: '/tyopaikka/tyoavain',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['hakija', 'tyoavain'],
      properties: {
        hakija: {
          type: 'object',
          required: ['etunimet', 'sukunimi', 'sahkoposti'],
          properties: {
            etunimet: { type: 'string', minLength: 1 },
            sukunimi: { type: 'string', minLength: 1 },
            sahkoposti: { type: 'string', format: 'email' },
            puhelin: { type: 'string' },
          },
        },
        tyoavain: { type: 'string' },
        jonoon: { type: 'boolean' },
      },
    },
    paths: {
      email: '/hakija/sahkoposti',
      job: '/tyoavain',
      enqueue: '/jonoon',
      first: '/hakija/etunimet',
      last: '/hakija/sukunimi',
      phone: '/hakija/puhelin',
    },
    answer: (record) => ({ hakemusId: record.hakemusId }),
  },
  aiChat: { at: '/tekoalykeskustelu', on: 'päällä', off: 'pois' },
  refusal: 'C',
}
