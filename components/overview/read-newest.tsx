'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readNewestUrl } from '@/lib/overview/contract'
import { type ApiError, getInBackground } from '../api/desk-api'
import { apiErrorWords } from '../api/words'
import { Button } from '../ui/button'
import { overviewWords } from './words'

/** Makes the desk read the newest applicants from the partner; without an index it does not do so automatically. */
export function ReadNewest() {
  const router = useRouter()
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function read() {
    setIsReading(true)
    const answer = await getInBackground<{ read: number }>(readNewestUrl, undefined)
    setIsReading(false)
    setError('error' in answer ? answer.error : null)
    if (!('error' in answer)) router.refresh()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {error && (
        <p role="alert" className="text-bad">
          {overviewWords.notRead({
            reason: error.kind === 'partner' ? error.failure.title : apiErrorWords[error.kind].title,
          })}
        </p>
      )}
      <Button onClick={() => void read()} isPending={isReading} pendingLabel={overviewWords.reading}>
        {overviewWords.readNewest}
      </Button>
    </div>
  )
}
