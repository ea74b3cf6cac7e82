'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { isHandingOver } from './sending'
import { useWork, work } from './use-upload'

/** Forgets the upload; asks first where somebody has worked on it. */
export function StartOver() {
  const { opened, changes, sending } = useWork()
  const [isAsked, setAsked] = useState(false)
  const isBusy = isHandingOver(sending)
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={() => (changes > 0 ? setAsked(true) : work.forget())}>
        <RotateCcw aria-hidden className="size-4" />
        Start over
      </Button>
      {isAsked && (
        <DialogBox
          title={`Forget ${opened?.name ?? 'this upload'}?`}
          description="What was changed here is lost. Nothing of it was sent."
          onClose={() => setAsked(false)}
        >
          <div className="flex justify-end gap-2">
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button
              look="danger"
              onClick={() => {
                setAsked(false)
                work.forget()
              }}
            >
              Forget it
            </Button>
          </div>
        </DialogBox>
      )}
    </>
  )
}
