'use client'

import { ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button'
import type { ApplicantList, ListState } from '../list/applicant-list'
import { listNoticeWords } from './words'

/**
 * "3 new above · Show": the partner's list has grown at its head. The new records load only on request, so that the
 * list never jumps.
 */
export function ArrivalsNotice({ list, state }: { list: ApplicantList; state: ListState }) {
  const { arrivedAbove, work } = state
  if (arrivedAbove === 0) return null
  return (
    <div className="absolute inset-x-0 top-11 z-20 mx-auto flex w-max items-center gap-3 rounded-panel border bg-raised py-1 pr-1 pl-3 shadow-float">
      <p role="status" className="tabular-nums">
        {listNoticeWords.newAbove({ count: arrivedAbove })}
      </p>
      <Button
        isPending={work?.kind === 'newcomers'}
        pendingLabel={listNoticeWords.loading}
        disabled={work !== null && work.kind !== 'newcomers'}
        onClick={list.showNewcomers}
      >
        <ArrowUp aria-hidden className="size-4" />
        {listNoticeWords.show}
      </Button>
    </div>
  )
}
