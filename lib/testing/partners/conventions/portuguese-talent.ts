import type { Convention } from '../convention'
import { codeOf, dottedDay, slashedDay } from '../write-styles'

const stageWords = {
  new: 'Inscrito',
  review: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  hired: 'Contratado',
  rejected: 'Reprovado',
}

/** Portuguese, snake case, a negated boolean, dates with slashes, codes as ids. */
export const portugueseTalent: Convention = {
  name: 'portuguese-talent',
  countries: ['Brazil'],
  applicant: (person) => ({
    codigo_inscricao: codeOf('inscricao', person.application),
    candidato: {
      codigo: codeOf('candidato', person.number),
      nome_completo: person.whole,
      apelido_social: person.isStarred ? person.first : null,
      email: person.email,
      celular: person.phone,
      cidade: person.city,
      data_nascimento: dottedDay(0 - person.score * 86_400_000 * 90).replaceAll('.', '/'),
    },
    vaga: { codigo: codeOf('vaga', person.posting.number), titulo: person.posting.title },
    codigo_unidade: `U${person.posting.team.number}`,
    nome_unidade: person.posting.team.name,
    situacao: stageWords[person.stage],
    data_inscricao: slashedDay(person.appliedAt),
    recrutador_email: person.owner.email,
    observacao: person.note,
  }),
  job: (posting) => ({
    codigo: codeOf('vaga', posting.number),
    titulo: posting.title,
    codigo_unidade: `U${posting.team.number}`,
    nome_unidade: posting.team.name,
    encerrada: !posting.isOpen,
    home_office: posting.seats === 4,
    cidade: posting.city,
    quantidade: posting.seats,
    criado_em: slashedDay(posting.createdAt),
    recrutador_email: posting.owner.email,
  }),
  applicantsAnswer: (records, { total }) => ({ total_registros: total, inscricoes: records, erros: [] }),
  jobsAnswer: (records) => ({ total_registros: records.length, vagas: records, erros: [] }),
  truth: {
    applicants: {
      items: '/inscricoes',
      id: ['/codigo_inscricao', '/candidato/codigo'],
      email: '/candidato/email',
      name: '/candidato/nome_completo',
      phone: '/candidato/celular',
      job: '/vaga/codigo',
      jobTitle: '/vaga/titulo',
      status: '/situacao',
      team: '/codigo_unidade',
      teamName: '/nome_unidade',
      time: { at: '/data_inscricao', format: 'day-month-year' },
    },
    jobs: {
      items: '/vagas',
      id: '/codigo',
      title: '/titulo',
      team: '/codigo_unidade',
      teamName: '/nome_unidade',
      open: { at: '/encerrada', values: [false] },
      status: null,
      time: { at: '/criado_em', format: 'day-month-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['titulo', 'codigo_unidade', 'salario'],
      properties: {
        titulo: { type: 'string', minLength: 1 },
        codigo_unidade: { type: 'string', pattern: '^U[0-9]+$' },
        salario: { type: 'number', minimum: 0 },
        cidade: { type: 'string' },
      },
    },
    paths: { title: '/titulo', team: '/codigo_unidade', city: '/cidade' },
    answer: (record) => ({ vaga: record }),
    id: '/vaga/codigo',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['nome_completo', 'email', 'codigo_vaga'],
      properties: {
        nome_completo: { type: 'string', minLength: 1 },
        email: { type: 'string', format: 'email' },
        celular: { type: 'string' },
        codigo_vaga: { type: 'string', minLength: 1 },
      },
    },
    paths: { email: '/email', job: '/codigo_vaga', name: '/nome_completo', phone: '/celular' },
    answer: (record) => ({ inscricao: record }),
  },
  aiChat: { at: '/ativo', on: 1, off: 0 },
  refusal: 'E',
}
