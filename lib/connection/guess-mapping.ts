import 'server-only'
import { readList } from '../partner/client'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { listenToStore } from '../store/connection'
import { mergeGuess } from './mapping-guess'
import { currentGuess, forgetAnswers, notedAnswers, takeGuess } from './note-answers'
import { partner } from './partner'
import { displayProfile, isProfileConfirmed } from './profile'
import { guessChannel, readGuess } from './shared-guess'

const limit = 50
/** Doubled with every try: a list that the key may not read stays so. */
const firstPauseMs = 60_000

type Reads = { running: Promise<void> | null; lastAt: number; tries: number }

const state = singleton<Reads>('mapping-reads', () => ({ running: null, lastAt: 0, tries: 0 }))

/** Shows lists by what a server of this desk has guessed before, and hears of what others guess. */
export async function followGuesses(): Promise<void> {
  await takeKept()
  await listenToStore(guessChannel, () => {
    takeKept().catch((error: unknown) => log.warn({ err: error }, 'the guessed field mapping could not be read'))
  })
}

async function takeKept(): Promise<void> {
  const kept = await readGuess()
  if (!kept) return
  const merged = mergeGuess(currentGuess(), kept, null)
  if (merged !== currentGuess()) takeGuess(merged)
}

/**
 * Reads what a guess still lacks: two pages of 50 applicants and the jobs at most, behind everybody's requests. The
 * answers are noted as they come by. Does nothing once the mapping is confirmed.
 */
export function guessMapping(): Promise<void> {
  state.running ??= readMissing().finally(() => {
    state.running = null
  })
  return state.running
}

/** The same from answers of now, after somebody has pressed "Check now"; in the background. */
export function guessAfterCheck(): void {
  if (!config().partner.isCheckedAtStart || isProfileConfirmed()) return
  forgetAnswers()
  void guessMapping().catch((error: unknown) => log.warn({ err: error }, 'the partner’s lists could not be read'))
}

/** After a list was read for somebody: where the reads of the start have failed, now they may work. */
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

/** Whether more may follow. The guess of its own page says where the records are. */
function isFull(answer: unknown): boolean {
  return (readList(answer, displayProfile().applicants.items)?.length ?? 0) >= limit
}
