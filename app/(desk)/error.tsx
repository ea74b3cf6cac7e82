'use client'

import { RotateCw } from 'lucide-react'
import { screenFault } from '@/components/shell/fault/screen-fault'
import { useRetryWhileAway } from '@/components/shell/fault/use-retry-while-away'
import { errorScreenWords } from '@/components/shell/fault/words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'

/** Shown for unexpected errors in a screen. */
export default function ScreenError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const { title, text, errorId, isStoreAway } = screenFault(error.digest)
  useRetryWhileAway(isStoreAway, retry)
  return (
    <>
      <PageHeader title={errorScreenWords.heading} />
      <div className="px-4 md:px-6">
        <Notice
          isUrgent
          tone="bad"
          title={title}
          actions={
            <Button onClick={retry}>
              <RotateCw aria-hidden className="size-4" />
              {errorScreenWords.tryAgain}
            </Button>
          }
        >
          <p>{text}</p>
          {errorId && <p className="text-small text-quiet">{errorScreenWords.errorId({ id: errorId })}</p>}
        </Notice>
      </div>
    </>
  )
}
