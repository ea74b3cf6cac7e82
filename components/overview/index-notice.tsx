'use client'

import { LoaderCircle, Search, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { IndexStatus } from '@/lib/applicant-index/contract'
import { useIndexStatus } from '../api/use-index-status'
import { walkInWords } from '../api/walk-words'
import { buttonClass } from '../ui/button'
import { ProgressBar } from '../ui/progress-bar'
import { type IndexNews, indexNews } from './index-words'
import { overviewWords } from './words'

const looks = {
  offer: { icon: Search, ink: 'text-accent', box: 'bg-raised' },
  work: { icon: LoaderCircle, ink: 'text-accent animate-spin motion-reduce:animate-none', box: 'bg-raised' },
  warn: { icon: TriangleAlert, ink: 'text-warn', box: 'bg-warn-soft' },
} satisfies Record<IndexNews['tone'], unknown>

type IndexNoticeProps = { status: IndexStatus; isAdmin: boolean }

/** Why there are no figures for all applicants yet. Follows the walk that reads them, then refreshes the page. */
export function IndexNotice({ status: given, isAdmin }: IndexNoticeProps) {
  const router = useRouter()
  const status = useIndexStatus(given)
  const { state, walk } = status
  useEffect(() => {
    if (state !== given.state) router.refresh()
  }, [state, given.state, router])
  const news = indexNews(status, isAdmin)
  if (news === null) return null
  const { icon: Icon, ink, box } = looks[news.tone]
  return (
    <section aria-label={overviewWords.searchAll} className={`flex gap-3 rounded-panel border p-4 ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <p className="font-medium tabular-nums">{news.title}</p>
          <p className="max-w-prose text-quiet">{news.text}</p>
          {state === 'building' && (
            <div className="pt-1.5">
              <ProgressBar label={overviewWords.readingAll} percent={walk?.percent ?? null} text={walkInWords(walk)} />
            </div>
          )}
        </div>
        {state === 'off' && isAdmin && (
          <Link href="/connection#applicant-index" prefetch={false} className={buttonClass('primary')}>
            {overviewWords.switchOn}
          </Link>
        )}
      </div>
    </section>
  )
}
