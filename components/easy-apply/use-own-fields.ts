'use client'

import { useEffect, useState } from 'react'
import type { RefusedApplication } from '@/lib/easy-apply/contract'
import type { Job } from '@/lib/jobs/contract'
import { clearPrefill, type Prefill, readPrefill } from './prefill'
import { readUnsent } from './unsent-application'

/** The fields that the screen renders itself. The job is kept for the next applicant. */
export function useOwnFields(
  isQueuedByDefault: boolean,
  {
    applicant,
    hasJob,
    refused,
  }: { applicant: Prefill | undefined; hasJob: boolean; refused: RefusedApplication | null },
) {
  const [unsent, setUnsent] = useState(() => (applicant || readPrefill() ? null : unsentOf(refused)))
  const [prefilled, setPrefilled] = useState<Prefill | null>(() => applicant ?? readPrefill() ?? unsent)
  useEffect(clearPrefill, [])
  const [job, setJob] = useState<Job | null>(hasJob && refused === null ? null : (unsent?.job ?? null))
  const [startEmail, setStartEmail] = useState(prefilled?.email ?? refused?.email ?? '')
  const [email, setEmail] = useState(startEmail)
  const [isQueued, setIsQueued] = useState(unsent?.isQueued ?? refused?.isQueued ?? isQueuedByDefault)

  function clearApplicant() {
    setEmail('')
    setStartEmail('')
    setPrefilled(null)
    setUnsent(null)
  }

  /** The form holds something that only the user has entered. */
  const isEntered = unsent !== null || email.trim() !== startEmail
  return {
    prefilled,
    unsent,
    isEntered,
    job,
    email,
    isQueued,
    setJob,
    setEmail,
    setIsQueued,
    clearApplicant,
  }
}

/** What was entered earlier but not sent; for a correction, only what was entered into that one. */
function unsentOf(refused: RefusedApplication | null) {
  const unsent = readUnsent()
  return refused === null || unsent?.correctsId === refused.application.id ? unsent : null
}
