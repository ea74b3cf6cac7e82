'use client'

import type { FieldErrors } from 'react-hook-form'

/** Says once, for everyone, how many fields want a look; the fields carry the messages. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const types = errorTypes(errors)
  const count = types.length === 1 ? 'One field needs a look.' : `${types.length} fields need a look.`
  const isOurs = types.every((type) => type !== 'partner')
  return (
    <p role="status" className="text-bad empty:hidden">
      {types.length === 0 ? '' : isOurs ? `${count} Nothing was sent.` : count}
    </p>
  )
}

/** The type of every message, in lists and groups too: `check` is ours, `partner` came back from there. */
function errorTypes(errors: unknown): unknown[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && 'type' in errors) return [errors.type]
  return Object.entries(errors).flatMap(([key, value]) => (key === 'ref' ? [] : errorTypes(value)))
}
