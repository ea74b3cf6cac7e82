import { type ChangeEvent, useRef, useState } from 'react'
import { maxProfileLength } from '@/lib/connection/contract'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { useFocusInvalid } from '../../ui/use-focus-invalid'
import { profileVersionWords } from './words'

type ImportProfileProps = { isPending: boolean; onImport: (text: string) => void }

/** Imports a whole field profile, from a file or pasted. */
export function ImportProfile({ isPending, onImport }: ImportProfileProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusInvalid(form, isPending, attempts)

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    if (file.size > maxProfileLength) return setError(profileVersionWords.tooLarge)
    setError(undefined)
    setText(await file.text())
  }

  function submit() {
    const isEmpty = text.trim() === ''
    setAttempts(attempts + 1)
    setError(isEmpty ? profileVersionWords.nothingToImport : undefined)
    if (!isEmpty) onImport(text)
  }

  return (
    <div ref={form} className="grid gap-3 rounded-panel border bg-raised p-3">
      <Field label={profileVersionWords.profileFile} isRequired>
        {({ 'aria-required': _, ...control }) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            // The same file, corrected, would be no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={(event) => void readFile(event)}
            className="w-full text-quiet file:mr-3 file:h-8 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:font-medium file:text-ink touch:file:h-11"
          />
        )}
      </Field>
      <Field label={profileVersionWords.paste} description={profileVersionWords.pasteMeans} error={error} isRequired>
        {({ 'aria-required': _, ...control }) => (
          <textarea
            {...control}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            rows={8}
            maxLength={maxProfileLength}
            autoComplete="off"
            spellCheck={false}
            className="control resize-y font-mono text-table whitespace-pre"
          />
        )}
      </Field>
      <Button
        className="w-fit"
        look="primary"
        onClick={submit}
        isPending={isPending}
        pendingLabel={profileVersionWords.importing}
      >
        {profileVersionWords.importNow}
      </Button>
    </div>
  )
}
