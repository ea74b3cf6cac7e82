import type { Convention } from '../convention'
import { isoTime } from '../write-styles'
import { birthday, cityIn, languages, localPhone, teamIn, titleIn, touchedAt } from './local-words'

const { portuguese } = languages
const steps = {
  new: [1, 'Inscrição'],
  review: [2, 'Triagem'],
  interview: [3, 'Entrevista'],
  offer: [4, 'Proposta'],
  hired: [5, 'Contratado'],
  rejected: [6, 'Reprovado'],
} as const
const zoneless = (millis: number) => isoTime(millis).slice(0, 19)

/**
 * Brazilian: an eleven-digit CPF next to an eleven-digit phone number, and jobs that never say whether they are open.
 */
export const brazilianBoard: Convention = {
  name: 'brazilian-board',
  countries: ['Brazil'],
  applicant: (person) => ({
    codigo: person.application,
    candidato: {
      codigo: person.number,
      nome_completo: person.whole,
      cpf: String(10_203_040_506 + person.number * 91_807),
      email: person.email,
      celular: localPhone(person, '119########'),
      data_nascimento: birthday(person),
      cidade: person.city,
      pcd: person.score % 12 === 0,
    },
    vaga: { codigo: person.posting.number, titulo: titleIn(portuguese, person.posting) },
    filial: { codigo: person.posting.team.number, nome: teamIn(portuguese, person.posting.team) },
    etapa: { codigo: steps[person.stage][0], nome: steps[person.stage][1] },
    inscrito_em: zoneless(person.appliedAt),
    atualizado_em: zoneless(touchedAt(person)),
    recrutador: { nome: `${person.owner.first} ${person.owner.last}`, email: person.owner.email },
    pretensao_salarial: 1_500 + person.score * 40,
    observacao: person.note,
  }),
  job: (posting) => ({
    codigo: posting.number,
    titulo: titleIn(portuguese, posting),
    filial: { codigo: posting.team.number, nome: teamIn(portuguese, posting.team) },
    regime: posting.seats % 2 === 0 ? 'CLT' : 'PJ',
    home_office: posting.seats === 4,
    aceita_pcd: posting.seats > 2,
    cidade: cityIn(portuguese, posting),
    quantidade: posting.seats,
    criada_em: zoneless(posting.createdAt),
    atualizada_em: zoneless(posting.createdAt + posting.seats * 60_000_000),
    responsavel: { nome: `${posting.owner.first} ${posting.owner.last}`, email: posting.owner.email },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    candidaturas: records,
    paginacao: { inicio: offset, tamanho: limit, total_registros: total },
  }),
  jobsAnswer: (records) => ({
    vagas: records,
    paginacao: { inicio: 0, tamanho: 500, total_registros: records.length },
  }),
  truth: {
    applicants: {
      items: '/candidaturas',
      id: '/codigo',
      email: '/candidato/email',
      name: '/candidato/nome_completo',
      phone: '/candidato/celular',
      job: '/vaga/codigo',
      jobTitle: '/vaga/titulo',
      status: '/etapa/nome',
      team: '/filial/codigo',
      teamName: '/filial/nome',
      time: { at: '/inscrito_em', format: 'iso' },
    },
    jobs: {
      items: '/vagas',
      id: '/codigo',
      title: '/titulo',
      team: '/filial/codigo',
      teamName: '/filial/nome',
      open: null,
      status: null,
      time: { at: '/criada_em', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['titulo', 'filial_codigo', 'motivo_abertura'],
      properties: {
        titulo: { type: 'string', minLength: 1 },
        filial_codigo: { type: 'integer' },
        motivo_abertura: { type: 'string', enum: ['Aumento de quadro', 'Substituição'] },
        cidade: { type: 'string' },
      },
    },
    paths: { title: '/titulo', team: '/filial_codigo', city: '/cidade' },
    answer: (record) => ({ vaga: record, mensagem: 'Vaga criada com sucesso' }),
    id: '/vaga/codigo',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['nome_completo', 'cpf', 'email', 'vaga_codigo'],
      properties: {
        nome_completo: { type: 'string', minLength: 1 },
        cpf: { type: 'string', pattern: '^[0-9]{11}$' },
        email: { type: 'string', format: 'email' },
        celular: { type: 'string' },
        vaga_codigo: { type: 'integer' },
        em_fila: { type: 'boolean' },
      },
    },
    paths: {
      email: '/email',
      job: '/vaga_codigo',
      enqueue: '/em_fila',
      name: '/nome_completo',
      phone: '/celular',
    },
    answer: (record) => ({ candidatura: { codigo: record.codigo }, mensagem: 'Candidatura recebida' }),
  },
  aiChat: { at: '/chat/ativo', on: 'sim', off: 'nao' },
  refusal: 'E',
}
