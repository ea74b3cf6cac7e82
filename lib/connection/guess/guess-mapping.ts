import 'server-only'
import { readList } from '../../partner/client'
import { config } from '../../runtime/config'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { listenToStore } from '../../store/connection'
import { partner } from '../partner'
import { displayProfile, isProfileConfirmed } from '../profile'
import { mergeGuess } from './mapping-guess'
import { currentGuess, forgetAnswers, notedAnswers, takeGuess } from './note-answers'
import { guessChannel, readGuess } from './shared-guess'

const limit = 50
/** Doubled with every try: a list that the key may not read stays unreadable. */
const firstPauseMs = 60_000

type Reads = { running: Promise<void> | null; lastAt: number; tries: number }

const state = singleton<Reads>('mapping-reads', () => ({ running: null, lastAt: 0, tries: 0 }))

/** Shows lists using the guess that this desk's servers stored earlier, and listens for their new ones. */
export async function followGuesses(): Promise<void> {
  await listenToStore(guessChannel, () => {
    takeKept().catch((error: unknown) => log.warn({ err: error }, 'the guessed field mapping could not be read'))
  })
  await takeKept()
}

async function takeKept(): Promise<void> {
  const kept = await readGuess()
  if (!kept) return
  const merged = mergeGuess(currentGuess(), kept, null)
  if (merged !== currentGuess()) takeGuess(merged)
}

/**
 * Reads what the guess still lacks, at most two pages of 50 applicants and the jobs, with lower priority than users'
 * requests. The answers are noted as they arrive. Does nothing once the mapping is confirmed.
 */
export function guessMapping(): Promise<void> {
  state.running ??= readMissing().finally(() => {
    state.running = null
  })
  return state.running
}

/** Does the same in the background with fresh answers, after someone has pressed "Check now". */
export function guessAfterCheck(): void {
  if (!config().partner.isCheckedAtStart || isProfileConfirmed()) return
  forgetAnswers()
  void guessMapping().catch((error: unknown) => log.warn({ err: error }, 'the partner’s lists could not be read'))
}

/** Called after a list was read for a user: reads that failed at startup may work by now. */
export function completeGuess(): void {
  if (!config().partner.isCheckedAtStart || isProfileConfirmed() || isComplete()) return
  if (performance.now() - state.lastAt < firstPauseMs * 2 ** state.tries) return
  void guessMapping().catch((error: unknown) => log.warn({ err: error }, 'the partner’s lists could not be read'))
}

function isComplete(): boolean {
  const { applicants, jobs } = currentGuess()
  return applicants !== null && jobs !== null && (applicants.isJoined || applicants.records === 0 || jobs.records === 0)
}

async function readMissing(): Promise<void> {
  if (isProfileConfirmed()) return
  state.lastAt = performance.now()
  state.tries += 1
  const known = notedAnswers()
  if (known.jobs === null) await partner().readRaw('list-jobs', null, { lane: 'bulk' })
  for (const offset of [0, limit]) {
    const page = notedAnswers().applicants.find((page) => page.offset === offset && page.limit >= limit)
    if (page && !isFull(page.answer)) return
    if (page) continue
    const answer = await partner().readRaw('list-applicants', { offset, limit }, { lane: 'bulk' })
    if (!answer.ok || !isFull(answer.value)) return
  }
}

/** Whether more pages may follow. The guess from this very page says where its records are. */
function isFull(answer: unknown): boolean {
  return (readList(answer, displayProfile().applicants.items)?.length ?? 0) >= limit
}
