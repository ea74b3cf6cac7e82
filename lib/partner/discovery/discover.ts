import { listIn } from '../../records/list-in'
import { readPointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import type { DateOrder } from '../../records/written-time'
import { chooseGuess } from './choose-guess'
import { type FieldColumn, readColumns } from './field-column'
import { type FoundList, findItems, recordsAt } from './find-items'
import { emailsOf, isPersonalEmail, isPersonalPhone, phonesOf } from './guess-contact'
import { applicantIds, applicantJobs, jobIds } from './guess-ids'
import { applicantJobTitles, jobTitles, teamIds, teamNames } from './guess-mirrored'
import { namesOf } from './guess-name'
import { guessSizes } from './guess-sizes'
import { applicantStatuses, jobStatuses, opensOf } from './guess-status'
import { timesOf, usualOrder } from './guess-time'
import { findJoins, findMirrors, type Join, type Mirror } from './match-lists'
import { applicantRules, jobRules } from './path-words'
import type { ApplicantGuesses, JobGuesses, Proposal } from './proposal'
import { doubtOtherPerson } from './same-person'

/** Raw bodies as the partner sent them. `…Again`: the first page from a second read, if there was one. */
export type Answers = {
  applicants: readonly unknown[]
  jobs: unknown | null
  applicantsAgain?: unknown
  jobsAgain?: unknown
}

const maxRecords = 500

/** Guesses the meaning of the partner's fields from two lists. Never throws, and never reveals a value of a record. */
export function discover({ applicants, jobs, applicantsAgain, jobsAgain }: Answers): Proposal {
  const people = findItems(applicants, { ofPeople: true })
  const read = (pages: PartnerRecord[][]) => withoutRepeats(pages).slice(0, maxRecords)
  const records = read(people.pages)
  const ofPeople = readColumns(records)
  const posts = findJobs(jobs, ofPeople)
  const again = (items: string | null, answer: unknown) => {
    const list = answer === undefined || items === null ? undefined : listIn(readPointer(answer, items))
    return list?.filter(isRecord).slice(0, maxRecords) ?? null
  }
  const listed = read(posts.pages)
  const ofPosts = readColumns(listed)
  const both: Both = {
    applicants: ofPeople,
    jobs: ofPosts,
    order: usualOrder([...ofPeople, ...ofPosts]),
    people: records.length,
    posts: listed.length,
  }
  const joins = findJoins(both.applicants, both.jobs)
  const ofJobs = guessJobIds(both, joins, again(posts.guess.value, jobsAgain))
  const job = chooseGuess(applicantJobs(both.applicants, joins, ofJobs.value), both.people, {
    code: 'no-job-of-applicants',
  })
  const join = joins.find(({ applicant, job: id }) => applicant.pointer === job.value && id.pointer === ofJobs.value)
  const mirrors = join ? findMirrors(join, both.applicants, both.jobs) : []
  const jobGuesses = guessJobs(both, { mirrors, id: ofJobs, applicants: join ? applicantsPerJob(join) : null })
  return {
    applicants: {
      items: people.guess,
      job,
      ...guessApplicants(both, { joins, mirrors, title: jobGuesses.title }, again(people.guess.value, applicantsAgain)),
    },
    jobs: { items: posts.guess, ...jobGuesses, ...guessSizes(jobs, posts.guess.value, both.posts) },
  }
}

/** The list with the most fields, unless applicants refer to another one: similar jobs, other companies' jobs. */
function findJobs(answer: unknown, applicants: FieldColumn[]): FoundList {
  const found = findItems(answer === null || answer === undefined ? [] : [answer])
  const others = found.guess.alternatives.slice(0, 2).map(({ value }) => value)
  if (found.guess.value === null || others.length === 0) return found
  const isLedTo = (pages: PartnerRecord[][]) =>
    findJoins(applicants, readColumns(pages.flat())).some(({ isProven }) => isProven)
  if (isLedTo(found.pages)) return found
  const led = others.find((items) => isLedTo([recordsAt(answer, items)]))
  if (led === undefined) return found
  const { alternatives, reasons, value } = found.guess
  return {
    pages: [recordsAt(answer, led)],
    guess: {
      value: led,
      confidence: 'likely',
      reasons: [{ code: 'applicants-lead-to', path: led, other: value ?? '' }, ...reasons],
      alternatives: alternatives.map((other) => (other.value === led ? { ...other, value } : other)),
    },
  }
}

/** Pages overlap if the list moved between them, or if they were requested with different limits. */
function withoutRepeats([first = [], ...others]: PartnerRecord[][]): PartnerRecord[] {
  if (others.length === 0) return first
  const seen = new Set(first.map(textOf))
  const added = others.flat().filter((record) => {
    const text = textOf(record)
    return !seen.has(text) && seen.add(text)
  })
  return [...first, ...added]
}

function textOf(record: PartnerRecord): string {
  return JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

type Both = {
  applicants: FieldColumn[]
  jobs: FieldColumn[]
  people: number
  posts: number
  /** How the partner writes its dates, if some can only be read one way. */
  order: DateOrder | null
}

function guessJobIds({ jobs, posts }: Both, joins: Join[], again: PartnerRecord[] | null) {
  // If applicants have two ids of their job, either will do.
  return chooseGuess(
    jobIds(jobs, joins, again),
    posts,
    { code: 'no-job-id' },
    {
      isAnyGood: joins.length > 0,
    },
  )
}

type FromApplicants = { mirrors: Mirror[]; id: JobGuesses['id']; applicants: number[] | null }

function guessJobs(
  { jobs, posts, order }: Both,
  { mirrors, id, applicants }: FromApplicants,
): Omit<JobGuesses, 'items' | 'limit' | 'total'> {
  const source = { side: 'jobs' as const, columns: jobs, mirrors, records: posts }
  const team = chooseGuess(teamIds({ ...source, rule: jobRules.team }), posts, { code: 'no-team' })
  const ofTeam = jobs.find(({ pointer }) => pointer === team.value) ?? null
  return {
    id,
    title: chooseGuess(jobTitles(jobs, mirrors), posts, { code: 'no-job-title' }),
    team,
    teamName: chooseGuess(teamNames({ ...source, rule: jobRules.teamName }, ofTeam), posts, { code: 'no-team-name' }),
    open: chooseGuess(opensOf(jobs, applicants), posts, { code: 'no-open' }),
    status: chooseGuess(jobStatuses(jobs), posts, { code: 'no-status' }),
    time: chooseGuess(timesOf(jobs, jobRules.time, order), posts, { code: 'no-job-date' }),
  }
}

function applicantsPerJob({ job, rows }: Join): number[] {
  const counts = job.values.map(() => 0)
  for (const row of rows) if (row !== null) counts[row] = (counts[row] ?? 0) + 1
  return counts
}

type FromJobs = { joins: Join[]; mirrors: Mirror[]; title: JobGuesses['title'] }

function guessApplicants(
  { applicants, people, order }: Both,
  { joins, mirrors, title }: FromJobs,
  again: PartnerRecord[] | null,
): Omit<ApplicantGuesses, 'items' | 'job'> {
  const repeated = new Set(mirrors.map(({ applicant }) => applicant))
  const email = chooseGuess(emailsOf(applicants), people, { code: 'no-email' })
  const emails = applicants.find(({ pointer }) => pointer === email.value) ?? null
  const source = { side: 'applicants' as const, columns: applicants, mirrors, records: people }
  const team = chooseGuess(teamIds({ ...source, rule: applicantRules.team }), people, { code: 'no-team' })
  const ofTeam = applicants.find(({ pointer }) => pointer === team.value) ?? null
  const name = chooseGuess(namesOf(applicants, emails, repeated), people, { code: 'no-name' })
  const phone = chooseGuess(phonesOf(applicants), people, { code: 'no-phone' })
  return {
    id: chooseGuess(
      applicantIds(applicants, joins, again),
      people,
      { code: 'no-applicant-id' },
      {
        // Either of two ids identifies the records.
        isAnyGood: true,
      },
    ),
    email: doubtOtherPerson(email, name.value, applicants, isPersonalEmail),
    name,
    phone: doubtOtherPerson(phone, name.value, applicants, isPersonalPhone),
    jobTitle: chooseGuess(applicantJobTitles(applicants, mirrors, title), people, {
      code: 'no-job-title-of-applicants',
    }),
    status: chooseGuess(applicantStatuses(applicants, repeated), people, { code: 'no-status' }),
    team,
    teamName: chooseGuess(teamNames({ ...source, rule: applicantRules.teamName }, ofTeam), people, {
      code: 'no-team-name',
    }),
    time: chooseGuess(timesOf(applicants, applicantRules.time, order), people, { code: 'no-application-date' }),
  }
}
