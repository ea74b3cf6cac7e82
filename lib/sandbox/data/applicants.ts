import { pathsOfName } from '../../records/field-path'
import { applicantId, type Dialect, jobId, type PartnerFormat, teamId, translate } from '../dialect'
import type { JobSeed } from './jobs'
import { type MadeUpPerson, makePerson } from './person'
import { type Population, steadyPopulation } from './population'
import { createRandom, type Random } from './random'
import { answers, employers, jobTitles, sentences, sources, tags } from './text'
import { writeFields } from './write-fields'

/** What the sandbox needs to know about an applicant without generating the whole record. */
export type Application = { id: number; email: string; job: JobSeed }

const newestId = 265733753
const minuteMs = 60_000

/** Who applied where. Index 0 is a fresh sandbox's newest; higher ones are older, negative ones arrive later. */
export function makeApplication(seed: number, index: number, population = steadyPopulation): Application {
  const { person, job } = drawApplication(createRandom(seed, index), index, population)
  return { id: idOf(index), email: person.email, job }
}

export function teamOfApplication(seed: number, index: number, population = steadyPopulation): number {
  return population.jobOf(createRandom(seed, index)).teamId
}

/** Generates the whole record, with the named fields where the profile points; some records lack a field or two. */
export function makeApplicant(
  seed: number,
  index: number,
  partner: PartnerFormat,
  population = steadyPopulation,
): unknown {
  const random = createRandom(seed, index)
  const { person, job } = drawApplication(random, index, population)
  return formatApplicant(makeFields(random, index, { person, job, population }, partner.dialect), partner, {
    id: applicantId(partner.dialect, idOf(index)),
    name: person.name,
    // One in a few hundred has no email address: clients must not rely on it.
    email: index % 311 === 307 ? undefined : person.email,
  })
}

/** Puts id, name and email where the profile says, and the other fields where the dialect says. */
export function formatApplicant(
  fields: Record<string, unknown>,
  { profile: { applicants: pointers }, dialect }: PartnerFormat,
  named: { id: unknown; name: unknown; email: unknown },
): unknown {
  return writeFields(
    [
      [pointers.id, named.id],
      [pointers.name && pathsOfName(pointers.name)[0], named.name],
      [pointers.email, named.email],
    ],
    translate(fields, dialect.applicants.fields),
  )
}

export function idOf(index: number): number {
  return newestId - index * 7
}

type Drawn = { person: MadeUpPerson; job: JobSeed }

function drawApplication(random: Random, index: number, population: Population): Drawn {
  const job = population.jobOf(random)
  return { job, person: makePerson(random, index) }
}

function makeFields(
  random: Random,
  index: number,
  { person, job, population }: Drawn & { population: Population },
  dialect: Dialect,
): Record<string, unknown> {
  const city = random.pick(person.culture.cities)
  const appliedMillis = population.appliedAt(random, index)
  const fields: Record<string, unknown> = {
    status: population.statusOf(random, index),
    applied_at: new Date(appliedMillis).toISOString(),
    job_name: job.title,
    job_id: jobId(dialect, job.id),
    team_id: teamId(dialect, job.teamId),
    phone: random.isLucky(0.12) ? null : `${person.culture.dialling} 555 01${String(random.int(100)).padStart(2, '0')}`,
    city,
    country: person.culture.country,
    source: random.pick(sources),
    is_favorite: random.isLucky(0.15),
    score: random.int(101),
  }
  if (random.isLucky(0.7)) fields.tags = random.isLucky(0.1) ? [] : drawTags(random)
  // Must never be rendered as a link: note the scheme.
  if (index % 401 === 17) fields.website = 'javascript:alert(document.domain)'
  else if (random.isLucky(0.4)) fields.website = `https://portfolio.example.com/people/${idOf(index)}`
  if (random.isLucky(0.8)) fields.experience = drawExperience(random)
  if (random.isLucky(0.5)) fields.answers = drawAnswers(random)
  if (random.isLucky(0.6)) fields.notes = drawNotes(random, index)
  if (random.isLucky(0.2)) fields.interview_at = new Date(appliedMillis + 9 * 24 * 60 * minuteMs).toISOString()
  return fields
}

function drawTags(random: Random): string[] {
  return [...new Set([random.pick(tags), random.pick(tags), random.pick(tags)])]
}

function drawExperience(random: Random): unknown {
  return {
    years: random.int(31),
    last_employer: random.pick(employers),
    last_role: random.pick(jobTitles),
    is_current: random.isLucky(0.5),
  }
}

function drawAnswers(random: Random): unknown[] {
  return ['1201', '1202', '1207'].map((id) => ({ id, value: random.pick(answers) }))
}

function drawNotes(random: Random, index: number): string {
  const count = index % 59 === 3 ? 24 : 1 + random.int(4)
  const notes = Array.from({ length: count }, () => random.pick(sentences)).join(' ')
  return index % 83 === 5 ? `<img src=x onerror="alert(1)"> ${notes}` : notes
}
