import type { Convention } from '../convention'
import { isoTime, uuidOf } from '../write-styles'

const stageWords = {
  new: 'Nueva',
  review: 'En revisión',
  interview: 'Entrevista',
  offer: 'Oferta enviada',
  hired: 'Contratada',
  rejected: 'Descartada',
}

/** Spanish, camel case, UUIDs, "nombre" and "apellidos"; a job has a status in addition to whether it is open. */
export const spanishJobs: Convention = {
  name: 'spanish-jobs',
  countries: ['Spain', 'Mexico'],
  applicant: (person) => ({
    id: uuidOf('solicitud', person.application),
    nombre: person.first,
    apellidos: person.last,
    correoElectronico: person.email,
    telefonoMovil: person.phone,
    ciudad: person.city,
    vacante: { id: uuidOf('vacante', person.posting.number), titulo: person.posting.title },
    sucursal: { id: uuidOf('sucursal', person.posting.team.number), nombre: person.posting.team.name },
    etapaActual: stageWords[person.stage],
    fechaDeSolicitud: isoTime(person.appliedAt),
    fechaDeEntrevista: person.score % 3 === 0 ? isoTime(person.appliedAt + person.score * 9_000_000) : null,
    responsable: { nombre: `${person.owner.first} ${person.owner.last}`, correo: person.owner.email },
    valoracion: person.score / 10,
    observaciones: person.note,
  }),
  job: (posting) => ({
    id: uuidOf('vacante', posting.number),
    titulo: posting.title,
    sucursal: { id: uuidOf('sucursal', posting.team.number), nombre: posting.team.name },
    estado: posting.isOpen ? 'abierta' : 'cerrada',
    plazas: posting.seats,
    ciudad: posting.city,
    fechaDePublicacion: isoTime(posting.createdAt),
    responsable: { nombre: `${posting.owner.first} ${posting.owner.last}`, correo: posting.owner.email },
    descripcion: posting.description,
  }),
  applicantsAnswer: (records, { offset, total }) => ({
    resultado: { solicitudes: records, paginacion: { desde: offset, total } },
    avisos: [],
  }),
  jobsAnswer: (records) => ({ resultado: { vacantes: records }, avisos: [] }),
  truth: {
    applicants: {
      items: '/resultado/solicitudes',
      id: '/id',
      email: '/correoElectronico',
      name: { first: '/nombre', last: '/apellidos' },
      phone: '/telefonoMovil',
      job: '/vacante/id',
      jobTitle: '/vacante/titulo',
      status: '/etapaActual',
      team: '/sucursal/id',
      teamName: '/sucursal/nombre',
      time: { at: '/fechaDeSolicitud', format: 'iso' },
    },
    jobs: {
      items: '/resultado/vacantes',
      id: '/id',
      title: '/titulo',
      team: '/sucursal/id',
      teamName: '/sucursal/nombre',
      open: { at: '/estado', values: ['abierta'] },
      status: [null, '/estado'],
      time: { at: '/fechaDePublicacion', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['titulo', 'sucursalId', 'jornada'],
      properties: {
        titulo: { type: 'string', minLength: 3 },
        sucursalId: { type: 'string', format: 'uuid' },
        jornada: { type: 'string', enum: ['completa', 'parcial'] },
        ciudad: { type: 'string' },
      },
    },
    paths: { title: '/titulo', team: '/sucursalId', city: '/ciudad' },
    answer: (record) => ({ resultado: record }),
    id: '/resultado/id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['solicitante', 'vacanteId'],
      properties: {
        solicitante: {
          type: 'object',
          required: ['nombre', 'apellidos', 'correoElectronico'],
          properties: {
            nombre: { type: 'string', minLength: 1 },
            apellidos: { type: 'string', minLength: 1 },
            correoElectronico: { type: 'string', format: 'email' },
            telefonoMovil: { type: 'string' },
          },
        },
        vacanteId: { type: 'string', format: 'uuid' },
        encolar: { type: 'boolean' },
      },
    },
    paths: {
      email: '/solicitante/correoElectronico',
      job: '/vacanteId',
      enqueue: '/encolar',
      first: '/solicitante/nombre',
      last: '/solicitante/apellidos',
      phone: '/solicitante/telefonoMovil',
    },
    answer: (record) => ({ resultado: { solicitud: record.id } }),
  },
  aiChat: { at: '/asistente', on: 'activado', off: 'desactivado' },
  refusal: 'C',
}
