'use client'

import type { FieldErrors } from 'react-hook-form'

/** Says once, for everyone, how many fields want a look; the fields carry the messages. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const count = countMessages(errors)
  return (
    <p role="status" className="text-bad empty:hidden">
      {count === 0
        ? ''
        : count === 1
          ? 'One field needs a look. Nothing was sent.'
          : `${count} fields need a look. Nothing was sent.`}
    </p>
  )
}

function countMessages(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('message' in errors && 'type' in errors) return 1
  return Object.entries(errors).reduce((sum, [key, value]) => (key === 'ref' ? sum : sum + countMessages(value)), 0)
}
