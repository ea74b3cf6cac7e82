'use client'

import type { Decision } from '@/lib/dispatch/contract'
import { Button } from '../ui/button'
import { useDecide } from './use-decide'
import { decisionWords } from './words'

export type DecisionChoice = Exclude<Decision['what'], 'choose'>

/** One button per decision about a dispatch; only one decision is sent at a time. */
export function DecisionButtons({ id, choices }: { id: string; choices: readonly DecisionChoice[] }) {
  const { decide, deciding } = useDecide(id)
  return choices.map((what) => (
    <Button
      key={what}
      onClick={() => decide({ what })}
      isPending={deciding === what}
      pendingLabel={<span className="sr-only">{decisionWords.pending[what]}</span>}
    >
      {decisionWords.labels[what]}
    </Button>
  ))
}
