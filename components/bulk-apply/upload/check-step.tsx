'use client'

import { ArrowRight, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Pointer } from '@/lib/records/pointer'
import { Button } from '../../ui/button'
import { checkWords } from './check/words'
import { rowsToSend } from './check-words'
import { CheckedRows } from './checked-rows'
import { StepActions } from './step-actions'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Checks every row before anything is sent; the user corrects rows with issues here, or leaves them out. */
export function CheckStep({ jobColumns }: { jobColumns: Pointer[] }) {
  const { changes } = useUpload()
  const [isGoingOn, setGoingOn] = useState(false)
  const goOnButton = useRef<HTMLButtonElement>(null)

  /** Looks up pairs from edits first; new warnings are shown before the next step. */
  async function goOn() {
    setGoingOn(true)
    const before = upload.read().checked?.states.warning ?? 0
    if (upload.read().lookup.state !== 'failed') await upload.lookUp()
    setGoingOn(false)
    const { checked, lookup } = upload.read()
    if (!checked || (lookup.state === 'done' && checked.states.warning > before)) return
    if (rowsToSend(checked) > 0) upload.set({ step: 'send' })
  }

  return (
    <CheckedRows jobColumns={jobColumns} next={goOnButton}>
      {(checked, isBusy) => (
        <StepActions>
          <Button
            ref={goOnButton}
            look="primary"
            disabled={isBusy || rowsToSend(checked) === 0}
            isPending={isGoingOn}
            pendingLabel={checkWords.goingOn}
            onClick={goOn}
          >
            {checkWords.continueWith({ count: rowsToSend(checked) })}
            <ArrowRight aria-hidden className="size-4" />
          </Button>
          <Button onClick={() => upload.set({ step: 'match' })}>{uploadWords.back}</Button>
          <Button look="quiet" disabled={changes === 0} onClick={() => void upload.change((sheet) => sheet.undo())}>
            {/* Left out on phones, so that the longest language still has all buttons in one row. */}
            <Undo2 aria-hidden className="size-4 max-md:hidden" />
            {checkWords.undo}
          </Button>
        </StepActions>
      )}
    </CheckedRows>
  )
}
