import type { Convention } from '../convention'
import { seconds, uuidOf } from '../write-styles'

const stageWords = {
  new: 'nouvelle',
  review: 'à étudier',
  interview: 'entretien',
  offer: 'proposition',
  hired: 'embauchée',
  rejected: 'refusée',
}

/** French, kebab case, a wrapper around each application, the family name first, seconds since 1970. */
export const frenchAgency: Convention = {
  name: 'french-agency',
  countries: ['France', 'Greece', 'Vietnam'],
  applicant: (person) => ({
    candidature: {
      identifiant: uuidOf('candidature', person.application),
      nom: person.last,
      prenom: person.first,
      'deuxieme-prenom': person.middle,
      courriel: person.email,
      portable: person.phone,
      'id-offre': uuidOf('offre', person.posting.number),
      'intitule-du-poste': person.posting.title,
      etape: stageWords[person.stage],
      agence: `agence-${person.posting.team.number}`,
      'nom-de-agence': person.posting.team.name,
      'recue-le': seconds(person.appliedAt),
      'charge-de-recrutement': { nom: person.owner.last, courriel: person.owner.email },
      note: person.score,
      commentaire: person.note,
    },
  }),
  job: (posting) => ({
    offre: {
      identifiant: uuidOf('offre', posting.number),
      intitule: posting.title,
      agence: `agence-${posting.team.number}`,
      'nom-de-agence': posting.team.name,
      ouverte: posting.isOpen,
      teletravail: posting.seats === 4,
      ville: posting.city,
      'publiee-le': seconds(posting.createdAt),
      'courriel-du-responsable': posting.owner.email,
      postes: posting.seats,
    },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    data: { pagination: { debut: offset, taille: limit, total }, items: records, facettes: [] },
  }),
  jobsAnswer: (records) => ({ data: { items: records, facettes: [{ cle: 'ville', valeurs: 8 }] } }),
  truth: {
    applicants: {
      items: '/data/items',
      id: '/candidature/identifiant',
      email: '/candidature/courriel',
      name: [
        { first: '/candidature/prenom', middle: '/candidature/deuxieme-prenom', last: '/candidature/nom' },
        { first: '/candidature/prenom', last: '/candidature/nom' },
      ],
      phone: '/candidature/portable',
      job: '/candidature/id-offre',
      jobTitle: '/candidature/intitule-du-poste',
      status: '/candidature/etape',
      team: '/candidature/agence',
      teamName: '/candidature/nom-de-agence',
      time: { at: '/candidature/recue-le', format: 'seconds' },
    },
    jobs: {
      items: '/data/items',
      id: '/offre/identifiant',
      title: '/offre/intitule',
      team: '/offre/agence',
      teamName: '/offre/nom-de-agence',
      open: { at: '/offre/ouverte', values: [true] },
      status: null,
      time: { at: '/offre/publiee-le', format: 'seconds' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['intitule', 'agence', 'type-de-contrat'],
      properties: {
        intitule: { type: 'string', minLength: 1 },
        agence: { type: 'string', pattern: '^agence-[0-9]+$' },
        'type-de-contrat': { type: 'string', enum: ['CDI', 'CDD', 'interim'] },
        ville: { type: 'string' },
        salaire: { type: 'number', minimum: 0 },
      },
    },
    paths: { title: '/intitule', team: '/agence', city: '/ville' },
    answer: (record) => ({ data: { item: record } }),
    id: '/data/item/offre/identifiant',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['nom', 'prenom', 'courriel', 'id-offre'],
      properties: {
        nom: { type: 'string', minLength: 1 },
        prenom: { type: 'string', minLength: 1 },
        courriel: { type: 'string', format: 'email' },
        portable: { type: 'string' },
        'id-offre': { type: 'string', format: 'uuid' },
      },
    },
    paths: { email: '/courriel', job: '/id-offre', first: '/prenom', last: '/nom', phone: '/portable' },
    answer: (record) => ({ data: record }),
  },
  aiChat: { at: '/assistant/actif', on: true, off: false },
  refusal: 'E',
}
