import type { ListEndpoint } from '../../partner/client'
import type { Confidence, Guess, Proposal } from '../../partner/discovery/proposal'
import type { Profile } from '../../partner/profile/profile'
import type { StoredReason } from '../reasons/field-reason'
import {
  applyApplicantGuesses,
  applyJobGuesses,
  type GuessedApplicants,
  type GuessedSection,
  jobIdsReferencedBy,
} from './apply-guesses'

/** A guess without its alternatives; `open` keeps only booleans, since other values are the partner's data. */
export type KeptGuess = { value: unknown; confidence: Confidence; reasons: StoredReason[] }

type SectionGuess<Section extends 'applicants' | 'jobs'> = GuessedSection<Section> & {
  guesses: Record<string, KeptGuess>
  /** Whether the other list was known too, so that the two could be compared. */
  isJoined: boolean
}

/** What is stored and shared of a guess: paths, confidences, reasons and counts, but no record's values. */
export type MappingGuess = { applicants: ApplicantGuess | null; jobs: SectionGuess<'jobs'> | null }

/** Guesses that an earlier release stored lack `idElsewhere`. */
type ApplicantGuess = SectionGuess<'applicants'> & Partial<Pick<GuessedApplicants, 'idElsewhere'>>

export function guessFrom(
  { applicants, jobs }: Profile,
  proposal: Proposal,
  answers: { applicants: readonly unknown[]; jobs: unknown },
  known: MappingGuess | null = null,
): MappingGuess {
  const named = jobIdsReferencedBy(proposal.applicants, answers.applicants)
  const ofJobs = answers.jobs === null ? null : applyJobGuesses(jobs, proposal.jobs, { answers: [answers.jobs], named })
  const ofApplicants =
    answers.applicants.length === 0
      ? null
      : applyApplicantGuesses(applicants, proposal.applicants, {
          answers: answers.applicants,
          knownIdElsewhere: known?.applicants?.idElsewhere ?? null,
        })
  const isJoined = (ofJobs?.records ?? 0) > 0 && (ofApplicants?.records ?? 0) > 0
  return {
    applicants: ofApplicants && { ...ofApplicants, guesses: keptOf(proposal.applicants), isJoined },
    jobs: ofJobs && { ...ofJobs, guesses: keptOf(proposal.jobs), isJoined },
  }
}

/** Takes the better of two guesses for each list. `seen` was just read, so what it shows about its key counts. */
export function mergeGuess(known: MappingGuess, found: MappingGuess, seen: ListEndpoint | null): MappingGuess {
  const applicants = better(known.applicants, found.applicants, seen === 'list-applicants')
  const jobs = better(known.jobs, found.jobs, seen === 'list-jobs')
  return applicants === known.applicants && jobs === known.jobs ? known : { applicants, jobs }
}

function better<Section extends SectionGuess<'applicants'> | SectionGuess<'jobs'>>(
  known: Section | null,
  found: Section | null,
  isSeen: boolean,
): Section | null {
  if (found === null || known === null) return found ?? known
  const isOther = isSeen && found.key !== 'no-data' && found.key !== known.key && !isTooWeak(found, known)
  return isOther || weight(found) >= weight(known) ? found : known
}

/** Records of a page that a person reads; the first page of a short list may have fewer. */
const enoughRecords = 20

/**
 * Whether a guess must not withdraw a contradiction, which stops writes: it was made from a few records, or from one
 * list where only comparing both showed that its key names other records.
 */
function isTooWeak(found: SectionGuess<'applicants' | 'jobs'>, known: SectionGuess<'applicants' | 'jobs'>): boolean {
  if (known.key !== 'contradicts') return false
  return (known.isJoined && !found.isJoined) || found.records < Math.min(known.records, enoughRecords)
}

/** Guesses from both lists outweigh those from more records of one. */
function weight({ records, isJoined }: { records: number; isJoined: boolean }): number {
  return records + (isJoined && records > 0 ? 10_000 : 0)
}

function keptOf(guesses: Proposal['applicants'] | Proposal['jobs']): Record<string, KeptGuess> {
  return Object.fromEntries(
    Object.entries(guesses).map(([fieldKey, guess]: [string, Guess<unknown>]) => [
      fieldKey,
      { value: withoutValues(guess.value), confidence: guess.confidence, reasons: guess.reasons },
    ]),
  )
}

function withoutValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('values' in value) || !Array.isArray(value.values)) return value
  return { ...value, values: value.values.filter((one) => typeof one === 'boolean') }
}
