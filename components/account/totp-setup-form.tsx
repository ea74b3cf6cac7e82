'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import type { SecondFactorActions, TotpSetup } from '@/lib/accounts/contract'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copying/copy-button'
import { Field } from '../ui/field'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { QrCode } from './qr-code'
import { accountWords } from './words'

type TotpSetupFormProps = {
  setup: TotpSetup
  confirm: SecondFactorActions['confirmTotp']
  onDone: (codes: string[]) => void
  onCancel: () => void
}

/** The secret to scan or type, and a field for the code that proves that the app has it. */
export function TotpSetupForm({ setup, confirm, onDone, onCancel }: TotpSetupFormProps) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  const start = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => start.current?.focus(), [])
  useFocusInvalid(form, isPending)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    run(
      () => confirm({ code, secret: setup.secret }),
      ({ codes }) => onDone(codes),
    )
  }

  return (
    <div className="grid gap-3">
      <p ref={start} tabIndex={-1} className="outline-none">
        {accountWords.scan}
      </p>
      <QrCode text={setup.address} label={accountWords.qrCode} />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-quiet">{accountWords.key}</span>
        <code className="wrap-anywhere font-mono">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={setup.secret}>{accountWords.copyKey}</CopyButton>
      </div>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-3">
        <Field label={accountWords.code} isRequired error={errorOf('code') ?? problem ?? undefined}>
          {(control) => (
            <input
              {...control}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={10}
              className="control w-40"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" isPending={isPending} pendingLabel={accountWords.checking}>
            {accountWords.switchOn}
          </Button>
          <Button onClick={onCancel}>{accountWords.cancel}</Button>
        </div>
      </form>
    </div>
  )
}
