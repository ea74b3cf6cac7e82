'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft, DraftForm } from '@/lib/drafts/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValues, type FormValues } from '@/lib/forms/form-values'
import { type ExtraField, type RestoredForm, restoreForm, saveForm } from '@/lib/forms/saved-form'
import { sessionEnded } from '../api/session-ended'
import { askForDraft, askToSave } from './ask-drafts'

export type DraftState = 'empty' | 'saved' | 'unsaved' | 'signed-out' | 'refused'

type Values = { fields: FormValues; others: ExtraField[] }
type DraftOf = {
  form: DraftForm
  nodes: FormNode[]
  /** Identifies the form's present shape. */
  mark: string
  /** What came with the page. */
  first: Draft | null
  values: () => Values
  load: (values: Values) => void
  onChange: (listener: () => void) => () => void
  /** The dispatch has its outcome, so that what is typed from now on is another one. */
  isOver: (dispatchId: string) => boolean
}

const pauseMs = 400
const retryMs = 5_000

/**
 * Saves a form's values on the server: while typing, on unmount, and once a lost connection or session is back. Saves
 * are sequential. `dispatchId` is the id under which the draft will be sent.
 */
export function useDraft({ form, nodes, mark, first, values, load, onChange, isOver }: DraftOf) {
  const keyOf = ({ fields, others }: Values) => JSON.stringify([fields, others])
  const emptyKey = keyOf({ fields: defaultValues(nodes), others: [] })
  const [dispatchId, setDispatchId] = useState(first?.dispatchId ?? null)
  const [state, setState] = useState<DraftState>(first ? 'saved' : 'empty')
  const [unmapped, setUnmapped] = useState<RestoredForm['unmapped']>(() =>
    first ? restoreForm(nodes, mark, first.kept).unmapped : [],
  )
  const id = useRef(first?.dispatchId ?? '')
  /** A dispatch that is over, whose draft the next one follows. */
  const before = useRef<string | null>(null)
  const savedAt = useRef(first?.savedAt ?? null)
  /** The values as the desk has them. */
  const known = useRef<string | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function take(next: string) {
    id.current = next
    setDispatchId(next)
  }

  /** One after another, so that an earlier save never overtakes a later one. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const end = queue.current.then(work, work)
    queue.current = end
    return end
  }

  async function save({ isParting = false, isAsked = false } = {}) {
    const now = values()
    const key = keyOf(now)
    if (key === known.current && !isAsked) return
    if (id.current === '') take(crypto.randomUUID())
    else if (isOver(id.current)) {
      before.current = id.current
      take(crypto.randomUUID())
    }
    const kept = key === emptyKey ? null : saveForm(nodes, mark, now)
    const answer = await askToSave(form, { dispatchId: id.current, replaces: before.current, kept }, isParting)
    if ('problem' in answer) {
      setState(answer.problem === 'desk-unreachable' ? 'unsaved' : answer.problem)
      if (answer.problem === 'desk-unreachable') later(retryMs)
      return
    }
    known.current = key
    before.current = null
    savedAt.current = answer.saved.savedAt
    if (answer.saved.dispatchId !== id.current) take(answer.saved.dispatchId)
    setState(kept === null ? 'empty' : 'saved')
  }

  function later(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void inTurn(save), ms)
  }

  /** What another tab did with the draft meanwhile; what is typed here and not saved yet wins. */
  async function lookAtDesk() {
    if (keyOf(values()) !== known.current) return
    const draft = await askForDraft(form)
    if (draft === undefined || keyOf(values()) !== known.current) return
    if ((draft?.savedAt ?? null) === savedAt.current) return
    savedAt.current = draft?.savedAt ?? null
    const restored = draft
      ? restoreForm(nodes, mark, draft.kept)
      : { fields: defaultValues(nodes), others: [], unmapped: [] }
    take(draft?.dispatchId ?? crypto.randomUUID())
    show(restored)
    setUnmapped(restored.unmapped)
    setState(draft ? 'saved' : 'empty')
  }

  /** Puts values into the form that the desk has already, or need not have. */
  function show(next: Values) {
    load(next)
    known.current = keyOf(values())
  }

  const saveNow = useEffectEvent(save)
  const readNow = useEffectEvent(() => void inTurn(lookAtDesk))
  const saveInTurn = useEffectEvent(() => void inTurn(save))
  const rememberValues = useEffectEvent(() => {
    known.current = keyOf(values())
  })
  const saveLater = useEffectEvent(() => {
    if (keyOf(values()) !== known.current) later(pauseMs)
  })
  const listenForChanges = useEffectEvent(onChange)

  useEffect(() => {
    rememberValues()
    const part = () => {
      clearTimeout(timer.current)
      void saveNow({ isParting: true })
    }
    const turn = () => (document.visibilityState === 'visible' ? readNow() : part())
    const stopHearing = listenForChanges(() => saveLater())
    const stopWaiting = sessionEnded.subscribe(() => {
      if (!sessionEnded.read()) saveInTurn()
    })
    // Whoever presses outside the form may be about to leave, or to sign out.
    const leaveField = () => saveInTurn()
    document.addEventListener('visibilitychange', turn)
    document.addEventListener('focusout', leaveField)
    window.addEventListener('pagehide', part)
    readNow()
    return () => {
      stopHearing()
      stopWaiting()
      document.removeEventListener('visibilitychange', turn)
      document.removeEventListener('focusout', leaveField)
      window.removeEventListener('pagehide', part)
      part()
    }
  }, [])

  return {
    dispatchId,
    state,
    /** Of the draft that came back: what the form has no place for any more. */
    unmapped,
    hasContent: () => keyOf(values()) !== emptyKey,
    /** Saves the form and answers the id to send it under. */
    async idToSend(): Promise<string> {
      clearTimeout(timer.current)
      await inTurn(() => save({ isAsked: true }))
      return id.current
    },
    /** Empties the form: the draft is sent, or not wanted any more, and what is typed next is another one. */
    startAnew() {
      begin({ fields: defaultValues(nodes), others: [] }, true)
    },
    /** Puts these values into the form, as a draft of their own. */
    replace(next: Values) {
      begin(next, false)
    },
  }

  function begin(next: Values, isKnown: boolean) {
    clearTimeout(timer.current)
    before.current = id.current === '' ? before.current : id.current
    take(crypto.randomUUID())
    setUnmapped([])
    show(next)
    if (isKnown) setState('empty')
    else known.current = null
    void inTurn(() => save({ isAsked: true }))
  }
}
