'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import type { DeskForm, SaveFormAction } from '@/lib/connection/contract'
import type { FormParts } from '@/lib/partner/profile/form-parts'
import { callAction } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { noAnswerText } from '../../ui/error-id'
import {
  afterSave,
  discardChanges,
  type FormDraft,
  isChanged,
  isSuperseded,
  type ReceivedForm,
  startDraft,
  takeReceived,
} from './form-draft'
import { keptDrafts } from './kept-drafts'
import { formEditorWords } from './words'

/** A form while an admin edits it. Nothing takes effect until it is saved. */
export function useFormDraft({ endpoint, parts }: DeskForm, version: number, save: SaveFormAction) {
  const router = useRouter()
  const received = { parts, version }
  const [draft, setDraft] = useState(() => {
    const kept = keptDrafts.read(endpoint)
    return kept ? takeReceived(kept, received) : startDraft(received)
  })
  useEffect(() => keepDraft(endpoint, draft), [endpoint, draft])
  const [taken, setTaken] = useState(received)
  const [issues, setIssues] = useState<string[]>([])
  /** The admin who saved a newer version first, found out on saving; empty if the name is unknown. */
  const [savedBy, setSavedBy] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isPending, startTransition] = useTransition()
  if (taken.parts !== parts || taken.version !== version) {
    setTaken(received)
    setDraft(takeReceived(draft, received))
  }

  function clearAnswer() {
    setIssues([])
    setSavedBy(null)
    setSaved(false)
  }

  function change(next: FormParts, isImported = draft.isImported) {
    clearAnswer()
    setDraft((before) => ({ ...before, parts: next, isImported }))
  }

  /** The screen may have been left meanwhile: what is kept is saved too. */
  function takeSaved(saved: ReceivedForm) {
    setSaved(true)
    setDraft((now) => afterSave(now, saved))
    const kept = keptDrafts.read(endpoint)
    if (kept) keepDraft(endpoint, afterSave(kept, saved))
  }

  function submit() {
    clearAnswer()
    startTransition(async () => {
      const source = draft.isImported ? 'imported' : 'edited'
      const answer = await callAction(() => save({ endpoint, parts: draft.parts, source, expected: draft.version }))
      switch (answer.state) {
        case 'saved':
          takeSaved({ parts: draft.parts, version: answer.version })
          return router.refresh()
        case 'signed-out':
          return askToSignInAgain()
        case 'unusable':
          return setIssues(answer.issues)
        case 'superseded':
          setSavedBy(answer.by)
          return router.refresh()
        case 'invalid':
          return setIssues(Object.values(answer.errors))
        case 'not-allowed':
          return setIssues([answer.reason])
        default:
          return setIssues([noAnswerText(answer.errorId)])
      }
    })
  }

  const isOutdated = isSuperseded(draft, received)
  return {
    draft: draft.parts,
    isChanged: isChanged(draft),
    /** A newer version was saved meanwhile, of this form or of another part of the profile. */
    superseded: isOutdated ? supersededText(savedBy) : savedBy === null ? null : formEditorWords.othersSaved,
    isSaved,
    isPending,
    issues,
    submit,
    change,
    takeImported: (next: FormParts) => change(next, true),
    discard() {
      clearAnswer()
      setDraft(discardChanges(draft, received))
    },
  }
}

function keepDraft(endpoint: DeskForm['endpoint'], draft: FormDraft) {
  keptDrafts.keep(endpoint, isChanged(draft) ? draft : null)
}

function supersededText(by: string | null): string {
  return by ? formEditorWords.superseded({ by }) : formEditorWords.newerSaved
}
