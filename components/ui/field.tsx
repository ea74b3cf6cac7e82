import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { uiWords } from './words'

/** Attributes that link a control to its label, description and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: string
  description?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  /** It is not known whether the field is required or optional. */
  isAsked?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, description and error, linked for screen readers. */
export function Field({ label, description, error, isRequired = false, isAsked = false, children }: FieldProps) {
  const id = useId()
  const described = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-baseline gap-1.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {!isRequired && !isAsked && <span className="text-small text-quiet">{uiWords.optional}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {description && (
        <p id={`${id}-description`} className="text-small text-quiet">
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1 text-small text-bad">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
