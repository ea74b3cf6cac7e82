import type { Ref } from 'react'
import { Field } from './field'
import { uiWords } from './words'

type TypedCountFieldProps = {
  count: number
  /** What is counted: "applications". */
  what: string
  value: string
  isWrong: boolean
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
  onType: (typed: string) => void
}

/** Asks the user to type the number of affected items before a bulk action; `isTypedCount` checks it. */
export function TypedCountField({
  count,
  what,
  value,
  isWrong,
  isDisabled = false,
  ref,
  onType,
}: TypedCountFieldProps) {
  return (
    <Field
      label={uiWords.typeCount({ count })}
      isRequired
      error={isWrong ? uiWords.otherCount({ what, count }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={isDisabled}
          onChange={(event) => onType(event.target.value)}
          className="control max-w-72"
        />
      )}
    </Field>
  )
}
