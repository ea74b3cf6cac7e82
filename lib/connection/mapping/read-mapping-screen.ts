import 'server-only'
import { readList } from '../../partner/client'
import { discover } from '../../partner/discovery/discover'
import type { Guess, Proposal } from '../../partner/discovery/proposal'
import type { FieldMapping } from '../../partner/profile/field-mapping'
import type { Profile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import type { Pointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import type { FieldGuess, MappingScreen } from '../contract'
import { chosen, jobIdsReferencedBy, raiseConfidenceIfNamed } from '../guess/apply-guesses'
import { answersToGuessFrom, keepAnswer, notedAnswers } from '../guess/note-answers'
import { partner } from '../partner'
import { baseProfile, displayProfile, isProfileConfirmed, lockedKeys, profile } from '../profile'
import { fieldReasonInWords } from '../reasons/field-reason'
import { readNewestPatch } from '../versions/profile-versions'
import { describeLists, describeSizes } from './describe-fields'
import { withStageOrder } from './stage-order'

const limit = 50

/**
 * Returns what an admin needs to confirm the field mapping. Reads from the partner what was not noted in the last
 * minutes.
 */
export async function readMappingScreen(signal: AbortSignal): Promise<Result<MappingScreen>> {
  const read = await readAnswers(signal)
  if (!read.ok) return read
  const { applicants, jobs } = read.value
  const proposal = discover({ ...answersToGuessFrom(), applicants, jobs })
  const { version } = await readNewestPatch()
  const isConfirmed = isProfileConfirmed()
  const mapping = isConfirmed ? mappingOf(profile()) : mappingFrom(baseProfile(), proposal, { applicants, jobs })
  const candidatesOf = ({ value, alternatives }: Guess<Pointer>) => [value, ...alternatives.map((other) => other.value)]
  const lists = {
    applicants: describeLists(applicants, [mapping.applicants.items ?? '', ...candidatesOf(proposal.applicants.items)]),
    jobs: describeLists(jobs === null ? [] : [jobs], [mapping.jobs.items ?? '', ...candidatesOf(proposal.jobs.items)]),
  }
  const guesses = { ...guessesOf('applicants', proposal.applicants), ...guessesOf('jobs', proposal.jobs) }
  const locked = [...lockedKeys()]
  const sizes = describeSizes(jobs, mapping.jobs.items ?? '')
  return { ok: true, value: { ...lists, sizes, guesses, mapping, locked, isConfirmed, version } }
}

type Answers = { applicants: unknown[]; jobs: unknown }

/** Reads at most two pages and the jobs. A list that cannot be read is left out if the other one can be. */
async function readAnswers(signal: AbortSignal): Promise<Result<Answers>> {
  const known = notedAnswers()
  const pages = known.applicants.sort((one, other) => one.offset - other.offset)
  const applicants = pages.some((page) => page.offset === 0 && page.limit >= limit)
    ? { ok: true as const, value: pages.map(({ answer }) => answer) }
    : await readPages(signal)
  const jobs = known.jobs === null ? await readRaw('list-jobs', null, signal) : { ok: true as const, value: known.jobs }
  if (!applicants.ok && !jobs.ok) return applicants
  return { ok: true, value: { applicants: applicants.ok ? applicants.value : [], jobs: jobs.ok ? jobs.value : null } }
}

async function readPages(signal: AbortSignal): Promise<Result<unknown[]>> {
  const first = await readRaw('list-applicants', { offset: 0, limit }, signal)
  if (!first.ok) return first
  const count = readList(first.value, displayProfile().applicants.items)?.length ?? 0
  const second = count < limit ? null : await readRaw('list-applicants', { offset: limit, limit }, signal)
  return { ok: true, value: second?.ok ? [first.value, second.value] : [first.value] }
}

async function readRaw(
  endpoint: 'list-applicants' | 'list-jobs',
  page: { offset: number; limit: number } | null,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const answer = await partner().readRaw(endpoint, page, { signal })
  if (answer.ok) keepAnswer({ endpoint, page, answer: answer.value })
  return answer
}

function guessesOf(section: 'applicants' | 'jobs', guesses: Record<string, Guess<unknown>>) {
  return Object.fromEntries(
    Object.entries(guesses).map(([fieldKey, { confidence, reasons }]): [string, FieldGuess] => [
      `${section}.${fieldKey}`,
      { confidence, reasons: reasons.map(fieldReasonInWords) },
    ]),
  )
}

/** Returns the mapping in force, with every field stated. */
function mappingOf({ applicants, jobs }: Pick<Profile, 'applicants' | 'jobs'>): FieldMapping {
  return {
    applicants: {
      items: applicants.items ?? null,
      id: applicants.id ?? null,
      email: applicants.email ?? null,
      name: applicants.name ?? null,
      phone: applicants.phone ?? null,
      job: applicants.job ?? null,
      jobTitle: applicants.jobTitle ?? null,
      status: applicants.status ?? null,
      team: applicants.team ?? null,
      teamName: applicants.teamName ?? null,
      time: applicants.time ?? null,
    },
    jobs: {
      items: jobs.items ?? null,
      id: jobs.id,
      title: jobs.title,
      team: jobs.team ?? null,
      teamName: jobs.teamName ?? null,
      open: jobs.open ?? null,
      status: jobs.status ?? null,
      time: jobs.time ?? null,
      limit: jobs.limit ?? null,
      total: jobs.total ?? null,
    },
  }
}

/** Returns the desk's proposal: the shipped profile where its fields are found in the data, else the guess. */
function mappingFrom(base: Profile, { applicants: people, jobs: posts }: Proposal, answers: Answers): FieldMapping {
  const applicants = recordsOf(answers.applicants, base.applicants.items, people.items)
  const jobs = recordsOf(answers.jobs === null ? [] : [answers.jobs], base.jobs.items, posts.items)
  const own = mappingOf(base)
  const of = <Own, Value>(records: PartnerRecord[], is: Own | null, guess: Guess<Value>) =>
    chosen(records, is ?? undefined, guess).value
  const sizes = answers.jobs === null ? [] : [answers.jobs].filter(isRecord)
  const named = jobIdsReferencedBy(people, answers.applicants)
  return {
    applicants: {
      items: people.items.value ?? own.applicants.items,
      id: of(applicants, own.applicants.id, people.id),
      email: of(applicants, own.applicants.email, people.email),
      name: of(applicants, own.applicants.name, people.name),
      phone: of(applicants, own.applicants.phone, people.phone),
      job: of(applicants, own.applicants.job, people.job),
      jobTitle: of(applicants, own.applicants.jobTitle, people.jobTitle),
      status: withStageOrder(of(applicants, own.applicants.status, people.status), applicants),
      team: of(applicants, own.applicants.team, people.team),
      teamName: of(applicants, own.applicants.teamName, people.teamName),
      time: of(applicants, own.applicants.time, people.time),
    },
    jobs: {
      items: posts.items.value ?? own.jobs.items,
      id: of(jobs, own.jobs.id, raiseConfidenceIfNamed(jobs, posts.id, { own: base.jobs.id, named })),
      title: of(jobs, own.jobs.title, posts.title),
      team: of(jobs, own.jobs.team, posts.team),
      teamName: of(jobs, own.jobs.teamName, posts.teamName),
      open: of(jobs, own.jobs.open, posts.open),
      status: of(jobs, own.jobs.status, posts.status),
      time: of(jobs, own.jobs.time, posts.time),
      limit: of(sizes, own.jobs.limit, posts.limit),
      total: of(sizes, own.jobs.total, posts.total),
    },
  }
}

function recordsOf(answers: readonly unknown[], items: Pointer | undefined, { value }: Guess<Pointer>) {
  return answers.flatMap((answer) => readList(answer, value ?? items) ?? [])
}
