'use client'

import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copying/copy-button'
import { saveFile } from '../ui/save-file'
import { accountWords } from './words'

/** Shows the recovery codes, only this once: to copy, download or write down. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${accountWords.codesInFile}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-3 rounded-panel border p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {accountWords.saveCodes}
      </h3>
      <p>{accountWords.saveCodesMeans}</p>
      <ul aria-label={accountWords.recoveryCodes} className="grid gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text}>{accountWords.copyCodes}</CopyButton>
        <Button
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'partner-desk-recovery-codes.txt')
          }
        >
          <Download aria-hidden className="size-4" />
          {accountWords.downloadCodes}
        </Button>
        <Button look="primary" onClick={onDone}>
          {accountWords.savedThem}
        </Button>
      </div>
    </div>
  )
}
