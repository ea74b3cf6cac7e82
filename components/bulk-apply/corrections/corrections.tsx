'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { ErrorNotice } from '../../api/error-notice'
import { useRead } from '../../api/queries'
import { signingOut } from '../../api/sign-out'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { RowsSkeleton } from '../../ui/list-skeleton'
import { startSheet } from '../sheet/sheet-client'
import { CheckedRows } from '../upload/checked-rows'
import { UploadStoreProvider } from '../upload/use-upload'
import { CorrectionsFooter } from './corrections-footer'
import {
  type CorrectionSheet,
  forgetCorrections,
  keptCorrections,
  leaveCorrections,
  startCorrections,
} from './kept-corrections'
import { loadRefused } from './load-refused'
import { correctionWords } from './words'

type CorrectionsProps = { run: Run; cause: string | null; onClose: () => void }

/** A run's refused rows (all of them, or those with one cause), to be corrected in the check grid and sent again. */
export function Corrections({ run, cause, onClose }: CorrectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [kept] = useState(() => keptCorrections(run.id, cause))
  return (
    <section aria-labelledby="corrections" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-8 md:px-6">
      <div>
        <h2 id="corrections" ref={heading} tabIndex={-1} className="w-fit text-section font-semibold outline-none">
          {correctionWords.heading}
        </h2>
        <p className="max-w-prose text-quiet">{correctionWords.intro}</p>
      </div>
      {kept ? <OpenedSheet sheet={kept} {...{ run, cause, onClose }} /> : <NewSheet {...{ run, cause, onClose }} />}
    </section>
  )
}

function NewSheet({ run, cause, onClose }: CorrectionsProps) {
  const loaded = useRead({
    queryKey: ['refused-rows', run.id, cause],
    queryFn: ({ signal }) => loadRefused(run.id, cause, signal),
    // A snapshot: rows must not change while the user is correcting them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const sheet = useMemo(() => loaded.data && startCorrections(loaded.data), [loaded.data])
  return (
    <>
      {loaded.isPending && <RowsSkeleton rows={5} label={correctionWords.loading} />}
      {loaded.error && (
        <ErrorNotice error={loaded.error} onRetry={() => void loaded.refetch()} isRetrying={loaded.isFetching} />
      )}
      {sheet?.loaded.rows.length === 0 && (
        <EmptyState title={correctionWords.nothing} action={<Button onClick={onClose}>{correctionWords.close}</Button>}>
          {correctionWords.nothingDetails}
        </EmptyState>
      )}
      {sheet && sheet.loaded.rows.length > 0 && <OpenedSheet sheet={sheet} {...{ run, cause, onClose }} />}
    </>
  )
}

function OpenedSheet({ run, cause, sheet, onClose }: CorrectionsProps & { sheet: CorrectionSheet }) {
  const { loaded, store } = sheet
  const [isOpened, setOpened] = useState(store.read().opened !== null)
  const isClosed = useRef(false)
  const sendButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { form, header, rows } = loaded
    if (store.read().opened === null)
      void store
        .open({ kind: 'refused', header, rows, name: run.name }, () => startSheet(form), {})
        .then(() => setOpened(true))
    signingOut.add(store.forget)
    return () => {
      signingOut.delete(store.forget)
      if (isClosed.current) forgetCorrections(sheet)
      else leaveCorrections(run.id, cause, sheet)
    }
  }, [store, loaded, run.name, run.id, cause, sheet])
  function close() {
    isClosed.current = true
    onClose()
  }
  if (!isOpened) return <RowsSkeleton rows={5} label={correctionWords.loading} />
  return (
    <UploadStoreProvider value={store}>
      <CheckedRows jobColumns={loaded.jobColumns} showsCauses next={sendButton}>
        {(checked, isBusy) => (
          <CorrectionsFooter {...{ run, cause, sheet, checked, isBusy, sendButton }} onClose={close} />
        )}
      </CheckedRows>
    </UploadStoreProvider>
  )
}
