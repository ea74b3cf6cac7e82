import type { DispatchKind, Step } from './contract'
import { outcomeTable } from './outcome-table'

/** The outcome of a step at which the desk itself failed. */
export const internalError = 'desk-fault'

type Told = { kind: DispatchKind; timeline: readonly Step[] }

/**
 * Which try the one under way is, its timeline being that from before it: what was only put off because the partner was busy was none
 * (a 500 is repeated once, however often a 429 came before), and a person's word starts anew.
 */
export function countAttempts({ kind, timeline }: Told): number {
  let tries = 1
  let before: Step['what'] | null = null
  for (const { what, outcome } of timeline) {
    if (what === 'sent-again') tries = 1
    if (what === 'sent') tries += 1
    if (what === 'put-off' && before === 'sent' && isBusy(kind, outcome)) tries -= 1
    before = what
  }
  return tries
}

/** How often in a row the desk itself failed over it. */
export function countInternalErrors({ timeline }: Pick<Told, 'timeline'>): number {
  const other = timeline.findLastIndex(({ outcome }) => outcome !== internalError)
  return timeline.length - 1 - other
}

function isBusy(kind: DispatchKind, outcome: string | undefined): boolean {
  return Object.entries(outcomeTable).some(([failure, meaning]) => failure === outcome && meaning[kind] === 'wait')
}
