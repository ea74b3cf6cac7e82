'use client'

import type { RefObject } from 'react'
import { Field } from '../ui/field'
import type { useEasyApply } from './use-easy-apply'
import { easyApplyWords } from './words'

type EmailFieldProps = {
  application: ReturnType<typeof useEasyApply>
  ref?: RefObject<HTMLInputElement | null>
}

/** The applicant's email address. */
export function EmailField({ application, ref }: EmailFieldProps) {
  const { fields, errorOf, setEmail } = application
  return (
    <Field label={easyApplyWords.email} isRequired error={errorOf('email')}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="email"
          autoComplete="off"
          required
          value={fields.email}
          onChange={(event) => setEmail(event.target.value)}
          className="control"
        />
      )}
    </Field>
  )
}
