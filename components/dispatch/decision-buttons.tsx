'use client'

import type { Decision } from '@/lib/dispatch/contract'
import { Button } from '../ui/button'
import { useDecide } from './decide-context'

export type DecisionChoice = Exclude<Decision['what'], 'choose'>

/** What each says, and says while it is on its way. */
const labels: Record<DecisionChoice, [label: string, pending: string]> = {
  'send-again': ['Send again', 'Sending…'],
  recheck: ['Check again', 'Checking…'],
  'none-of-these': ['None of these', 'Saving…'],
  abandon: ['Don’t resend', 'Saving…'],
  'try-now': ['Try now', 'Sending…'],
  'send-unprepared': ['Send anyway', 'Sending…'],
  cancel: ['Cancel', 'Stopping…'],
}

/** What can be decided about a dispatch, a button each; one decision at a time. */
export function DecisionButtons({ id, choices }: { id: string; choices: readonly DecisionChoice[] }) {
  const { decide, deciding } = useDecide(id)
  return choices.map((what) => {
    const [label, pendingLabel] = labels[what]
    return (
      <Button key={what} onClick={() => decide({ what })} isPending={deciding === what} pendingLabel={pendingLabel}>
        {label}
      </Button>
    )
  })
}
