'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Candidate } from '@/lib/dispatch/contract'
import type { HeldWrite } from '@/lib/held-writes/contract'
import { dispatchTitle } from '../dispatch/dispatch-words'
import { useDecide } from '../dispatch/use-decide'
import { Button } from '../ui/button'
import { Time } from '../ui/time'
import { heldWriteInWords } from './held-words'
import { heldWriteWords } from './words'

type HeldWriteRowProps = { write: HeldWrite; isChecking: boolean; onCheck: () => void; children: ReactNode }

/** One held write: what it is, what is known about it, and the actions for it. */
export function HeldWriteRow({ write, isChecking, onCheck, children }: HeldWriteRowProps) {
  const { dispatch } = write
  const title = dispatchTitle(dispatch)
  const candidates = dispatch.uncertainty?.what === 'candidates' ? dispatch.uncertainty.candidates : []
  return (
    <li className="grid gap-2 border-b p-3 last:border-b-0 md:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p dir="auto" className="wrap-anywhere font-medium">
            {title}
          </p>
          <p className="wrap-anywhere text-small text-quiet">
            {dispatch.applicantName && dispatch.applicantEmail && `${dispatch.applicantEmail} · `}
            {dispatch.who.name}, <Time iso={dispatch.createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {dispatch.kind === 'create-job' && (
            <Button
              aria-label={heldWriteWords.checkOne({ title })}
              isPending={isChecking}
              pendingLabel={heldWriteWords.checking}
              onClick={onCheck}
            >
              {heldWriteWords.check}
            </Button>
          )}
          {children}
        </div>
      </div>
      <p className="max-w-prose text-quiet">{heldWriteInWords(write)}</p>
      {candidates.length > 0 && <Candidates id={dispatch.id} candidates={candidates} />}
    </li>
  )
}

function Candidates({ id, candidates }: { id: string; candidates: Candidate[] }) {
  const router = useRouter()
  const { decide, deciding } = useDecide(id, () => router.refresh())
  return (
    <ul aria-label={heldWriteWords.candidates} className="flex flex-wrap gap-2">
      {candidates.map(({ id: candidateId, title, holds, of }) => (
        <li key={candidateId}>
          <Button
            isPending={deciding === 'choose'}
            pendingLabel={heldWriteWords.choosing}
            onClick={() => decide({ what: 'choose', candidateId })}
          >
            {heldWriteWords.itIs({ title, id: candidateId, holds, of })}
          </Button>
        </li>
      ))}
      <li>
        <Button
          isPending={deciding === 'none-of-these'}
          pendingLabel={heldWriteWords.saving}
          onClick={() => decide({ what: 'none-of-these' })}
        >
          {heldWriteWords.noneOfThese}
        </Button>
      </li>
    </ul>
  )
}
