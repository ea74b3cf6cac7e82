import 'server-only'
import { type ListAnswer, type ListEndpoint, readList } from '../../partner/client'
import { type Answers, discover } from '../../partner/discovery/discover'
import { textAt } from '../../records/read-field'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { baseProfile, displayProfile, isProfileConfirmed, setGuesses } from '../profile'
import { guessFrom, type MappingGuess, mergeGuess } from './mapping-guess'
import { saveGuess } from './shared-guess'

type Page = { limit: number; answer: unknown }

type Noted = {
  /** Pages of applicants by offset, and the list of jobs: kept for a few minutes, in memory only. */
  applicants: Map<number, Page>
  jobs: { answer: unknown } | null
  /** The first page and the jobs when they arrived a second time: a field whose values changed in between is no ID. */
  again: Map<ListEndpoint, unknown>
  /** Whether the shipped profile's key was ever found; absent for an endpoint not seen yet. */
  hadKey: Map<ListEndpoint, boolean>
  guess: MappingGuess
  dropping: NodeJS.Timeout | null
}

const noted = singleton<Noted>('mapping-guess', () => ({
  applicants: new Map(),
  jobs: null,
  again: new Map(),
  hadKey: new Map(),
  guess: { applicants: null, jobs: null },
  dropping: null,
}))

const maxPages = 4
const keptMs = 10 * 60_000

/** Guesses from an answer as it arrives, if it can teach something, until the mapping is confirmed. */
export function noteAnswer(list: ListAnswer): void {
  if (isProfileConfirmed()) return
  try {
    if (isNews(list)) keepAnswer(list)
    else if (isSecondRead(list)) noted.again.set(list.endpoint, list.answer)
    else return
    const answers = answersToGuessFrom()
    const found = guessFrom(baseProfile(), discover(answers), answers, noted.guess)
    const merged = mergeGuess(noted.guess, found, list.endpoint)
    if (merged === noted.guess) return
    takeGuess(merged)
    saveGuess(merged)
  } catch (error) {
    log.warn({ err: error }, 'the partner’s fields could not be guessed')
  }
}

/** Returns the current guess; each part is null until an answer with its list was noted. */
export function currentGuess(): MappingGuess {
  return noted.guess
}

/** Shows lists using this guess from now on. */
export function takeGuess(guess: MappingGuess): void {
  noted.guess = guess
  const applicants = guess.applicants?.patch
  const jobs = guess.jobs?.patch
  setGuesses(applicants || jobs ? { ...(applicants ? { applicants } : {}), ...(jobs ? { jobs } : {}) } : null)
}

/** Returns all noted answers in the form that discovery takes. */
export function answersToGuessFrom(): Answers {
  const pages = [...noted.applicants].sort(([one], [other]) => one - other)
  return {
    applicants: pages.map(([, { answer }]) => answer),
    jobs: noted.jobs?.answer ?? null,
    applicantsAgain: noted.again.get('list-applicants'),
    jobsAgain: noted.again.get('list-jobs'),
  }
}

/** Returns the noted answers; `jobs` is null if none was noted. */
export function notedAnswers(): { applicants: { offset: number; limit: number; answer: unknown }[]; jobs: unknown } {
  return {
    applicants: [...noted.applicants].map(([offset, page]) => ({ offset, ...page })),
    jobs: noted.jobs?.answer ?? null,
  }
}

/**
 * Whether an answer has news: a list's first records, another page, more records than before, or a key that was
 * missing. One answer without a key that was there before changes no guess: changes at the partner are detected over
 * many answers.
 */
function isNews(list: ListAnswer): boolean {
  const hasKey = holdsKey(list)
  const known = noted.hadKey.get(list.endpoint)
  if (hasKey !== null) noted.hadKey.set(list.endpoint, hasKey || known === true)
  if (hasKey !== null && known === undefined) return true
  if (known !== undefined && hasKey !== null && known !== hasKey) return hasKey
  if (list.endpoint === 'list-jobs') return noted.jobs === null
  const { offset, limit } = list.page ?? { offset: 0, limit: 0 }
  const page = noted.applicants.get(offset)
  if (!page) return noted.applicants.size < maxPages
  return page.limit < limit || countApplicants(page.answer) < countApplicants(list.answer)
}

function countApplicants(answer: unknown): number {
  return readList(answer, displayProfile().applicants.items)?.length ?? 0
}

/** Whether this is the first page or the jobs for the second time. No request is made just for that. */
function isSecondRead({ endpoint, page }: ListAnswer): boolean {
  if (noted.again.has(endpoint)) return false
  return endpoint === 'list-jobs' ? noted.jobs !== null : page?.offset === 0 && noted.applicants.has(0)
}

/** Returns null if the answer has no records to read the key from. */
function holdsKey({ endpoint, answer }: ListAnswer): boolean | null {
  const { applicants, jobs } = baseProfile()
  const [items, key] = endpoint === 'list-jobs' ? [jobs.items, jobs.id] : [applicants.items, applicants.email]
  const records = readList(answer, items) ?? []
  if (records.length === 0 || key === undefined) return null
  return records.some((record) => textAt(record, key) !== null)
}

/** Keeps an answer for a few minutes, for the guess and for an admin who looks at the mapping. */
export function keepAnswer({ endpoint, page, answer }: ListAnswer): void {
  if (endpoint === 'list-jobs') noted.jobs = { answer }
  else noted.applicants.set(page?.offset ?? 0, { limit: page?.limit ?? 0, answer })
  if (noted.dropping) clearTimeout(noted.dropping)
  noted.dropping = setTimeout(dropAnswers, keptMs).unref()
}

/** Answers hold personal data: they stay in memory no longer than the guess needs them. */
function dropAnswers(): void {
  noted.applicants.clear()
  noted.jobs = null
  noted.again.clear()
}

/** Drops all answers, so that the next ones are looked at afresh. */
export function forgetAnswers(): void {
  dropAnswers()
  noted.hadKey.clear()
}
