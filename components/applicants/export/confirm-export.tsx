'use client'

import { useRef } from 'react'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { exportWords } from '../words'
import { exportAskWords } from './words'

type ConfirmExportProps = {
  /** Null while unknown. */
  count: number | null
  hasAllFields: boolean
  onExport: (() => void) | undefined
  onClose: () => void
}

/** Asks before everyone's data leaves the desk; Enter confirms. */
export function ConfirmExport({ count, hasAllFields, onExport, onClose }: ConfirmExportProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <DialogBox
      title={count === null ? exportAskWords.all : exportAskWords.allCounted({ count })}
      description={hasAllFields ? exportAskWords.allFields : exportAskWords.chosenFields}
      focusFirst={confirm}
      onClose={onClose}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{exportAskWords.cancel}</Button>
        <Button
          ref={confirm}
          look="primary"
          disabled={!onExport}
          onClick={() => {
            onClose()
            onExport?.()
          }}
        >
          {exportWords.short}
        </Button>
      </div>
    </DialogBox>
  )
}
