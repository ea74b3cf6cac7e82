'use client'

import { useState, useTransition } from 'react'
import type { ListView, RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { withView } from '@/lib/views/view-name'
import { callAction } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { changeViews } from './latest-views'
import { viewErrorInWords } from './view-error'

type Actions = { saveView: SaveViewAction; removeView: RemoveViewAction }

/** Saves or removes the user's views, one at a time. */
export function useViews({ saveView, removeView }: Actions) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  function save(name: string, view: ListView, onSaved: (saved: SavedView) => void) {
    if (isPending) return
    setProblem(null)
    startTransition(async () => {
      const answer = await callAction(() => saveView({ name, view }))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state !== 'saved') return setProblem(viewErrorInWords(answer))
      changeViews((before) => withView(before, answer.saved))
      onSaved(answer.saved)
    })
  }

  function remove({ id }: SavedView, onRemoved: () => void) {
    if (isPending) return
    setProblem(null)
    startTransition(async () => {
      const answer = await callAction(() => removeView({ id }))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state !== 'removed') return setProblem(viewErrorInWords(answer))
      changeViews((before) => before.filter((view) => view.id !== id))
      onRemoved()
    })
  }

  return { problem, isPending, save, remove, forgetProblem: () => setProblem(null) }
}
