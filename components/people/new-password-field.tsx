'use client'

import { useState } from 'react'
import { Field } from '../ui/field'
import { peopleWords } from './words'

/** A new password, submitted as `password`; the user can reveal it instead of typing it twice. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="grid gap-1.5">
      <Field label={label} isRequired error={error} description={peopleWords.newPasswordHelp}>
        {(control) => (
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            className="control"
          />
        )}
      </Field>
      <label className="flex items-center gap-2 text-small touch:min-h-11">
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {peopleWords.showPassword}
      </label>
    </div>
  )
}
