'use client'

import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { RowsSkeleton } from '../../ui/skeleton'
import { useElapsed } from '../../ui/use-elapsed'
import { slowFromS } from './list-status'

/** A placeholder until the first page is loaded; offers `onStop` when that takes long. */
export function LoadingApplicants({ onStop }: { onStop?: () => void }) {
  const [since] = useState(Date.now)
  const seconds = useElapsed(since)
  return (
    <>
      {onStop && seconds >= slowFromS && (
        <div className="flex items-center gap-3 px-4 pb-3 md:px-6">
          <p role="status">The partner is slow to answer.</p>
          <Button onClick={onStop}>
            <Square aria-hidden className="size-4" />
            Stop
          </Button>
        </div>
      )}
      <RowsSkeleton rows={18} label="Loading applicants" />
    </>
  )
}
