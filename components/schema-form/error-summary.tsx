'use client'

import type { FieldErrors } from 'react-hook-form'

/** How many fields have errors, and errors that belong to no field. The fields show their own messages. */
export function ErrorSummary({ errors: { root, ...errors } }: { errors: FieldErrors }) {
  const types = errorTypes(errors)
  const count = types.length === 1 ? 'One field needs a look.' : `${types.length} fields need a look.`
  const isOurs = [root?.type, ...types].every((type) => type !== 'partner')
  return (
    <p role="status" className="text-bad wrap-anywhere empty:hidden">
      {[
        types.length > 0 && count,
        root?.message?.replace(/[.!?]?$/, '.'),
        (root || types.length > 0) && isOurs && nothingSent,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

const nothingSent = 'Nothing was sent.'

/** The type of every error, nested ones too: `check` is ours, `partner` the partner's. */
function errorTypes(errors: unknown): unknown[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && 'type' in errors) return [errors.type]
  return Object.entries(errors).flatMap(([key, value]) => (key === 'ref' ? [] : errorTypes(value)))
}
