import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control needs to belong to its label, description and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required?: boolean
}

type FieldProps = {
  label: string
  description?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, what it means and what is wrong with it, tied together for screen readers. */
export function Field({ label, description, error, isRequired = false, children }: FieldProps) {
  const id = useId()
  const described = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {!isRequired && <span className="pl-1.5 text-small font-normal text-quiet">optional</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
