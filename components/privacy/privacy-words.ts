import type { Block, DeactivatedColleague, ErasureTarget } from '@/lib/privacy/contract'
import { wholeNumber } from '../ui/formats'

export const recordsInWords = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'record' : 'records'}`

/** Who would be erased: "ada@example.com · the name “Ada” · ID 11", or the colleague's name and address. */
export function targetInWords(target: ErasureTarget, colleagues: readonly DeactivatedColleague[]): string {
  if ('colleagueId' in target) {
    const colleague = colleagues.find(({ id }) => id === target.colleagueId)
    return colleague ? `${colleague.name}, ${colleague.email}` : `ID ${target.colleagueId}`
  }
  const { emails, names, ids } = target.who
  return [
    ...emails,
    ...names.map((name) => `the name “${name}”`),
    ...(ids.length > 0 ? [`ID ${ids.join(', ')}`] : []),
  ].join(' · ')
}

/** Why something cannot be erased yet. */
export const blockWords: Record<Block, string> = {
  waiting: 'not sent yet',
  undecided: 'the outcome is unknown, so it needs a decision',
  'on-its-way': 'with the partner right now: try again in a minute',
  'in-use': 'part of another write that is still to be sent: try again when it is over',
}

/** What the admin may have ended, unsent. */
export const stoppable: readonly Block[] = ['waiting', 'undecided']
