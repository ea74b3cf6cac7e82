'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DecideRowsAction, DecideRunAction, RowsDecision, Run, RunDecision } from '@/lib/bulk-apply/contract'
import { useDecideRun } from '../runs/use-decide-run'
import { type ListedRows, useForgetListed } from './use-listed-rows'
import { unclearWords } from './words'

type RunDecisionsUse = {
  decideRun: DecideRunAction
  decideRows: DecideRowsAction
  /** Called when the button that was pressed is about to disappear. */
  keepFocus: () => void
}

/** Sends decisions about the run and its rows; `said` is what was decided about rows, in words. */
export function useRunDecisions(run: Run, listed: ListedRows, { decideRun, decideRows, keepFocus }: RunDecisionsUse) {
  const { id } = run
  const router = useRouter()
  const forgetListed = useForgetListed(id)
  const [said, setSaid] = useState('')
  const { decide, deciding } = useDecideRun(id, (run) => {
    if (!run && window.location.pathname === `/bulk-apply/${id}`) router.push('/bulk-apply')
  })

  function decideAboutRun(decision: RunDecision) {
    const name = 'jobId' in decision ? `${decision.what} ${decision.jobId}` : decision.what
    decide(name, async () => {
      const answer = await decideRun({ id, decision })
      // Not earlier: the dialog first returns the focus to its button, which goes when the run ends.
      keepFocus()
      return answer
    })
  }

  function decideAboutRows(decision: RowsDecision) {
    const { ids } = decision
    const about = Array.isArray(ids) ? ids.join(' ') : 'all'
    const count = countOf(decision, run.counts['needs-decision'], Object.keys(listed).length)
    setSaid('')
    decide(`${decision.what} ${about}`, async () => {
      const answer = await decideRows({ id, decision })
      if (answer.state === 'decided') {
        forgetListed(decision)
        setSaid(unclearWords.decided[decision.what]({ count }))
        // Not earlier: the confirmation dialog first returns the focus to its button.
        if (!Array.isArray(ids)) keepFocus()
      }
      return answer
    })
  }

  return { said, deciding, decideAboutRun, decideAboutRows }
}

/** How many rows the decision is about, given how many are unconfirmed and how many of these are in the list. */
function countOf({ what, ids }: RowsDecision, unconfirmed: number, listed: number): number {
  if (Array.isArray(ids)) return ids.length
  if (ids !== 'all') return unconfirmed - ids.allBut.length
  return what === 'arrived' ? listed : unconfirmed
}
