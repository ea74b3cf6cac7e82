import { isUnconfirmed, type SentCorrections } from './send-corrections'
import { correctionWords } from './words'

/** What all attempts to send from one sheet have come to. `sent`: rows that the desk has confirmed. */
export type Attempts = { sent: number; isUnconfirmed: boolean }

export const noAttempts: Attempts = { sent: 0, isUnconfirmed: false }

export function addAttempt(before: Attempts, answer: SentCorrections): Attempts {
  return { sent: before.sent + answer.sent.length, isUnconfirmed: before.isUnconfirmed || isUnconfirmed(answer) }
}

/** Asked before a sheet with corrections is closed. */
export function discardQuestion({ sent, isUnconfirmed }: Attempts) {
  const { title, description, unconfirmed, no, yes } = correctionWords.discard
  return { title, description: (isUnconfirmed ? unconfirmed : description)({ count: sent }), no, yes }
}
