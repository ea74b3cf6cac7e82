'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { DeskForm, SaveFormAction } from '@/lib/connection/contract'
import type { FormParts } from '@/lib/partner/profile/form-parts'
import { callAction } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { noAnswerText } from '../../ui/error-id'
import { formEditorWords } from './words'

/** A form while an admin edits it. Nothing takes effect until it is saved. */
export function useFormDraft({ endpoint, parts }: DeskForm, version: number, save: SaveFormAction) {
  const router = useRouter()
  const [draft, setDraft] = useState(parts)
  const [isImported, setImported] = useState(false)
  const [issues, setIssues] = useState<string[]>([])
  const [isPending, startTransition] = useTransition()
  const [saved, setSaved] = useState<{ version: number; draft: FormParts } | null>(null)
  // The saved version has arrived with the page without changing this form; otherwise the editor would have restarted.
  if (saved && version >= saved.version) {
    setSaved(null)
    if (saved.draft === draft) {
      setImported(false)
      setDraft(parts)
    }
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(parts)

  function submit() {
    setIssues([])
    startTransition(async () => {
      const source = isImported ? 'imported' : 'edited'
      const answer = await callAction(() => save({ endpoint, parts: draft, source, expected: version }))
      switch (answer.state) {
        case 'saved':
          setSaved({ version: answer.version, draft })
          return router.refresh()
        case 'signed-out':
          return askToSignInAgain()
        case 'unusable':
          return setIssues(answer.issues)
        case 'superseded':
          return setIssues([
            answer.by ? formEditorWords.superseded({ by: answer.by }) : formEditorWords.supersededByAdmin,
          ])
        case 'invalid':
          return setIssues(Object.values(answer.errors))
        case 'not-allowed':
          return setIssues([answer.reason])
        default:
          return setIssues([noAnswerText(answer.errorId)])
      }
    })
  }

  return {
    draft,
    isChanged,
    isPending,
    issues,
    submit,
    change(next: FormParts) {
      setIssues([])
      setDraft(next)
    },
    takeImported(next: FormParts) {
      setImported(true)
      setIssues([])
      setDraft(next)
    },
    discard() {
      setImported(false)
      setIssues([])
      setDraft(parts)
    },
  }
}
