'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Draft } from '@/lib/drafts/contract'
import { type RestoredForm, restoreForm } from '@/lib/forms/saved-form'
import { sessionEnded } from '../api/session-ended'
import { DraftSaver, type DraftSource, type DraftState } from './draft-saver'

type OnChange = (listener: () => void) => () => void

type DraftOf = DraftSource & {
  /** The draft that came with the page. */
  first: Draft | null
  onChange: OnChange
}

/**
 * Saves a form's values on the server: while the user types, on unmount, and once a lost connection or session is back.
 * Saves are sequential. `dispatchId` is the id the draft will be sent under.
 */
export function useDraft({ first, onChange, ...source }: DraftOf) {
  const [dispatchId, setDispatchId] = useState(first?.dispatchId ?? null)
  const [state, setState] = useState<DraftState>(first ? 'saved' : 'empty')
  const [unmapped, setUnmapped] = useState<RestoredForm['unmapped']>(() =>
    first ? restoreForm(source.nodes, source.formFingerprint, first.kept).unmapped : [],
  )
  const [saver] = useState(() => new DraftSaver(first, source, { setDispatchId, setState, setUnmapped }))
  useLayoutEffect(() => saver.setSource(source))
  useSaver(saver, onChange)

  return {
    dispatchId,
    state,
    /** Values of the restored draft that the form no longer has a field for. */
    unmapped,
    hasContent: saver.hasContent,
    idToSend: saver.idToSend,
    sent: saver.sent,
    notSent: saver.notSent,
    startAgain: saver.startAgain,
    fill: saver.fill,
  }
}

/** Saves while the user types and when the page or form is left; rereads when the page is back in view. */
function useSaver(saver: DraftSaver, onChange: OnChange) {
  const listenForChanges = useEffectEvent(onChange)

  useEffect(() => {
    saver.enter()
    saver.rememberValues()
    const part = () => void saver.saveParting()
    const turn = () => (document.visibilityState === 'visible' ? saver.readInTurn() : part())
    const stopHearing = listenForChanges(() => saver.saveLater())
    const stopWaiting = sessionEnded.subscribe(() => {
      if (!sessionEnded.read()) saver.saveInTurn()
    })
    // A user who clicks outside the form may be about to leave or sign out.
    const leaveField = () => saver.saveInTurn()
    document.addEventListener('visibilitychange', turn)
    document.addEventListener('focusout', leaveField)
    window.addEventListener('pagehide', part)
    saver.readInTurn()
    return () => {
      stopHearing()
      stopWaiting()
      document.removeEventListener('visibilitychange', turn)
      document.removeEventListener('focusout', leaveField)
      window.removeEventListener('pagehide', part)
      saver.leave()
    }
  }, [saver])
}
