'use client'

import { useRef, useState } from 'react'
import { safeLink } from '@/lib/text/rich-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { formWords } from '../words'

type LinkFormProps = {
  /** URL of the existing link. */
  link: string | null
  onSet: (href: string | null) => void
  onClose: () => void
}

/** Edits a link's URL. Not a `form` element, because it is inside one. */
export function LinkForm({ link, onSet, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(link ?? '')
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function set() {
    const typed = address.trim()
    const href = safeLink(typed) ?? safeLink(/^[^\s/:@]+\.[^\s@]+$/.test(typed) ? `https://${typed}` : '')
    if (href !== null) return onSet(href)
    setRefused(true)
    input.current?.focus()
  }

  return (
    <div className="grid gap-2 rounded-control border p-2">
      <Field label={formWords.linkAddress} isRequired error={isRefused ? formWords.badLink : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: opened to type it
            autoFocus
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setRefused(false)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
              else if (event.key === 'Enter') set()
              else return
              event.preventDefault()
            }}
            className="control"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button onClick={set}>{formWords.setLink}</Button>
        {link !== null && <Button onClick={() => onSet(null)}>{formWords.removeLink}</Button>}
      </div>
    </div>
  )
}
