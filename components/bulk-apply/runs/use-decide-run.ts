'use client'

import { useTransition } from 'react'
import type { Run, RunAnswer } from '@/lib/bulk-apply/contract'
import { callAction, type NoAnswer } from '../../api/call-action'
import { useReadsClient } from '../../api/queries'
import { askToSignInAgain } from '../../api/session-ended'
import { useInTurn } from '../../api/use-in-turn'
import { noAnswerToast } from '../../ui/error-id'
import { toast } from '../../ui/toast'
import { refreshRuns, runRowsKey, updateRun } from './followed-runs'
import { runsWords } from './words'

/**
 * Sends decisions about a run or its rows, one at a time. `deciding`: the name of the pending one. `onDecided` gets the
 * run as it is after the decision, or null when it was discarded.
 */
export function useDecideRun(id: string, onDecided?: (run: Run | null) => void) {
  const client = useReadsClient()
  const { pending, run } = useInTurn()
  const [, startTransition] = useTransition()

  function showAnswer(run: Run | null) {
    updateRun(run)
    void client.invalidateQueries({ queryKey: runRowsKey(id) })
  }

  function decide(name: string, send: () => Promise<RunAnswer>) {
    startTransition(() => run(name, async () => showResult(await callAction(send))))
  }

  function showResult(answer: RunAnswer | NoAnswer) {
    switch (answer.state) {
      case 'decided':
        showAnswer(answer.run)
        return onDecided?.(answer.run)
      case 'too-late':
        showAnswer(answer.run)
        return void toast({ tone: 'info', ...runsWords.tooLate })
      case 'signed-out':
        return askToSignInAgain()
      case 'not-allowed':
        return void toast({ tone: 'bad', title: runsWords.notAllowed, text: answer.reason })
      case 'invalid':
      case 'desk-unreachable':
        refreshRuns()
        return void toast(noAnswerToast('errorId' in answer ? answer.errorId : null))
    }
  }

  return { decide, deciding: pending }
}
