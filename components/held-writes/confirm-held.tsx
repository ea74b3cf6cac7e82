'use client'

import { useRef, useState } from 'react'
import { confirmHeldAbove, type HeldDecision } from '@/lib/held-writes/contract'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { isTypedCount } from '../ui/typed-count'
import { TypedCountField } from '../ui/typed-count-field'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { heldWriteWords } from './words'

type ConfirmHeldProps = {
  decision: HeldDecision
  question: string
  /** Jobs among them that a check has found candidates for are left out. */
  leavesJobs: boolean
  onYes: () => void
  onClose: () => void
}

/**
 * Asks for confirmation before held writes are sent or discarded; for many writes, the user has to type their number.
 */
export function ConfirmHeld({ decision: { what, count }, question, leavesJobs, onYes, onClose }: ConfirmHeldProps) {
  const [typed, setTyped] = useState('')
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, false, attempts)
  const isTyped = count <= confirmHeldAbove || isTypedCount(typed, count)
  return (
    <DialogBox
      title={question}
      description={
        what === 'discard'
          ? heldWriteWords.discardMeans
          : leavesJobs
            ? heldWriteWords.sendAllMeans
            : heldWriteWords.sendMeans
      }
      onClose={onClose}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempts(attempts + 1)
          if (!isTyped) return
          onClose()
          onYes()
        }}
      >
        {count > confirmHeldAbove && (
          <TypedCountField
            count={count}
            what={heldWriteWords.what}
            value={typed}
            isWrong={attempts > 0 && !isTyped}
            onType={setTyped}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{heldWriteWords.notYet}</Button>
          <Button type="submit" look="danger">
            {heldWriteWords.yes[what]({ count })}
          </Button>
        </div>
      </form>
    </DialogBox>
  )
}
