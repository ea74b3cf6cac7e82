'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CodeInput } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { signInWords } from './words'

const attributes = {
  totp: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 100 },
} as const

type CodeFormProps = {
  isPending: boolean
  onSubmit: (code: CodeInput) => void
  /** Shown beside the button that switches to the other kind of code. */
  children?: ReactNode
}

/** Asks for a code from the authenticator app, or for a recovery code instead. */
export function CodeForm({ isPending, onSubmit, children }: CodeFormProps) {
  const [kind, setKind] = useState<CodeInput['kind']>('totp')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { label, description, other } = kind === 'totp' ? signInWords.code : signInWords.recovery

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for has changed, also for who hears the page
  useEffect(() => {
    input.current?.focus()
  }, [kind])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setIsMissing(code === '')
    if (code === '') input.current?.focus()
    else onSubmit({ kind, code })
  }

  function switchKind() {
    setIsMissing(false)
    setKind(kind === 'totp' ? 'recovery' : 'totp')
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        key={kind}
        label={label}
        isRequired
        description={description}
        error={isMissing ? signInWords.required : undefined}
      >
        {(control) => (
          <input {...control} {...attributes[kind]} ref={input} name="code" spellCheck={false} className="control" />
        )}
      </Field>
      <Button type="submit" look="primary" isPending={isPending} pendingLabel={signInWords.checking}>
        {signInWords.continue}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" onClick={switchKind}>
          {other}
        </Button>
        {children}
      </div>
    </form>
  )
}
