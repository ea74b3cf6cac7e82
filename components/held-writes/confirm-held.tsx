'use client'

import { useState } from 'react'
import { confirmHeldAbove, type HeldDecision } from '@/lib/held-writes/contract'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { wholeNumber } from '../ui/formats'
import { isTypedCount } from '../ui/typed-count'
import { TypedCountField } from '../ui/typed-count-field'
import { writesInWords } from './held-banner'

type ConfirmHeldProps = { decision: HeldDecision; onYes: () => void; onClose: () => void }

/** Asks before held writes are sent or discarded; of many, for their number. */
export function ConfirmHeld({ decision: { what, target, count }, onYes, onClose }: ConfirmHeldProps) {
  const [typed, setTyped] = useState('')
  const [hasAsked, setAsked] = useState(false)
  const isTyped = count <= confirmHeldAbove || isTypedCount(typed, count)
  const verb = what === 'send' ? 'Send' : 'Discard'
  return (
    <DialogBox
      title={`${verb} ${writesInWords(count)}?`}
      description={
        what === 'send'
          ? `What was already sent may then be at the partner twice.${target.of === 'all' ? ' Jobs that may be there already are left for you to choose.' : ''}`
          : 'Nothing more is sent. What wasn’t sent before the restore won’t reach the partner.'
      }
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!isTyped) return
          onClose()
          onYes()
        }}
      >
        {count > confirmHeldAbove && (
          <TypedCountField count={count} what="writes" value={typed} isWrong={hasAsked && !isTyped} onType={setTyped} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" look="danger">
            {`${verb} ${wholeNumber(count)}`}
          </Button>
        </div>
      </form>
    </DialogBox>
  )
}
