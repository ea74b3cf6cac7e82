'use client'

import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ListSkeleton, TableSkeleton } from '../../ui/list-skeleton'
import { LoadingLine } from '../../ui/loading-line'
import { useElapsed } from '../../ui/use-elapsed'
import { slowFromS } from './list-status'
import { loadedWords } from './words'

/** A placeholder in the shape of the list until its first page arrives; offers `onStop` when that takes long. */
export function LoadingApplicants({ onStop }: { onStop: () => void }) {
  const [since] = useState(Date.now)
  const seconds = useElapsed(since)
  return (
    <>
      <ListSkeleton label={loadedWords.loadingApplicants} rows={18} buttons={3} />
      <div className="flex min-h-11 shrink-0 touch:min-h-13 items-center justify-end border-t bg-raised px-4 md:px-6">
        {seconds >= slowFromS && (
          <Button onClick={onStop}>
            <Square aria-hidden className="size-4" />
            {loadedWords.stop}
          </Button>
        )}
      </div>
    </>
  )
}

/** Only the placeholder rows, where the status line below says what is loading. */
export function LoadingRows() {
  return (
    <>
      <p className="px-4 pb-3 md:px-6">
        <LoadingLine label={loadedWords.loadingApplicants} />
      </p>
      <TableSkeleton rows={18} />
    </>
  )
}
