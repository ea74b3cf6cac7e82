import type { HeldDecision, HeldTarget } from '@/lib/held-writes/contract'
import { Button } from '../ui/button'
import { heldWriteWords } from './words'

type What = HeldDecision['what']

/**
 * A decision that the user is asked to confirm. `leavesJobs`: jobs that may exist at the partner are not sent with it.
 */
export type AskedHeld = { name: string; decision: HeldDecision; question: string; leavesJobs: boolean }

type HeldButtonsProps = {
  target: HeldTarget
  count: number
  label?: (what: What) => string
  /** Accessible name, where it says more than the label. */
  fullLabel?: (what: What) => string
  question: (what: What) => string
  leavesJobs?: boolean
  pending: string | null
  onAsk: (asked: AskedHeld) => void
}

/** Sends or discards held writes after a confirmation. */
export function HeldButtons(props: HeldButtonsProps) {
  const { target, count, label = plainLabel, fullLabel, question, leavesJobs = false, pending, onAsk } = props
  return (['send', 'discard'] as const).map((what) => {
    const name = `${what} ${JSON.stringify(target)}`
    return (
      <Button
        key={what}
        aria-label={fullLabel?.(what)}
        isPending={pending === name}
        pendingLabel={heldWriteWords.deciding[what]}
        onClick={() => onAsk({ name, decision: { what, target, count }, question: question(what), leavesJobs })}
      >
        {label(what)}
      </Button>
    )
  })
}

const plainLabel = (what: What) => heldWriteWords.decide[what]
