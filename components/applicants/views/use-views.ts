'use client'

import { useRef, useState, useTransition } from 'react'
import type { ListView, RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { withView } from '@/lib/views/view-name'
import { callAction } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { toast } from '../../ui/toast'
import { changeViews } from './latest-views'
import { viewErrorInWords } from './view-error'
import { viewsWords } from './words'

type Actions = { saveView: SaveViewAction; removeView: RemoveViewAction }

/**
 * Saves or removes the user's views, one at a time, and toasts what is done. `onDone` closes the dialog that asked, so
 * it is not called once that dialog was left; a problem is then toasted too.
 */
export function useViews({ saveView, removeView }: Actions) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  /** How many dialogs were left: each answer belongs to the dialog that asked. */
  const left = useRef(0)

  function save(name: string, view: ListView, onDone: () => void) {
    ask(async (fail, done) => {
      const answer = await callAction(() => saveView({ name, view }))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state !== 'saved') return fail(viewErrorInWords(answer))
      changeViews((before) => withView(before, answer.saved))
      done(viewsWords.isSaved({ name: answer.saved.name }))
    }, onDone)
  }

  function remove({ id, name }: SavedView, onDone: () => void) {
    ask(async (fail, done) => {
      const answer = await callAction(() => removeView({ id }))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state !== 'removed') return fail(viewErrorInWords(answer))
      changeViews((before) => before.filter((view) => view.id !== id))
      done(viewsWords.isRemoved({ name }))
    }, onDone)
  }

  type Tell = (title: string) => void

  function ask(run: (fail: Tell, done: Tell) => Promise<void>, onDone: () => void) {
    if (isPending) return
    setProblem(null)
    const asked = left.current
    const isLeft = () => left.current !== asked
    startTransition(() =>
      run(
        (title) => (isLeft() ? void toast({ tone: 'bad', title }) : setProblem(title)),
        (title) => {
          if (!isLeft()) onDone()
          void toast({ tone: 'good', title })
        },
      ),
    )
  }

  function leaveDialog() {
    left.current += 1
    setProblem(null)
  }

  return { problem, isPending, save, remove, leaveDialog }
}
