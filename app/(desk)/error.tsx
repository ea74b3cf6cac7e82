'use client'

import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'

/** For unexpected errors of a screen. `digest` is the error's id in the server's log (lib/boot/report-next-errors). */
export default function ScreenError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <>
      <PageHeader title="This screen could not be shown" />
      <div className="px-4 md:px-6">
        <Notice
          isUrgent
          tone="bad"
          title="Something went wrong here"
          actions={
            <Button onClick={retry}>
              <RotateCw aria-hidden className="size-4" />
              Try again
            </Button>
          }
        >
          <p>Nothing was sent to the partner by this. If it stays, give your operator the error id.</p>
          {error.digest && <p className="text-small text-quiet">Error id {error.digest}</p>}
        </Notice>
      </div>
    </>
  )
}
