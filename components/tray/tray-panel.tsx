'use client'

import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { Run } from '@/lib/bulk-apply/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { askToSignInAgain } from '../api/session-ended'
import { failureWords } from '../api/words'
import { useDismiss } from '../dispatch/use-dismiss'
import { useFollowed } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { TrayItem } from './tray-item'
import { TrayKinds } from './tray-kinds'
import { TrayRunItem } from './tray-run-item'
import { dispatchGroup, runGroup, type TrayGroup } from './tray-summary'
import { useDismissRuns } from './use-dismiss-runs'
import { trayWords } from './words'

const groups: TrayGroup[] = ['needs-you', 'under-way', 'ended']

type TrayPanelProps = { items: readonly Dispatch[]; runs: readonly Run[]; onClose: () => void }

/** The open tray: each dispatch and run with its state and the available decisions. */
export function TrayPanel({ items, runs, onClose }: TrayPanelProps) {
  const { isCut, isSignedOut } = useFollowed()
  const dismiss = useDismiss()
  const dismissRuns = useDismissRuns()
  const finishedRuns = runs.filter((run) => runGroup(run) === 'ended').map(({ id }) => id)
  const finished = items.filter((item) => dispatchGroup(item) === 'ended').map(({ id }) => id)
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-40 flex max-h-[75dvh] flex-col rounded-t-panel border bg-raised shadow-float outline-none md:right-auto md:bottom-3 md:left-17 md:w-105 md:rounded-panel xl:left-61">
          <div className="flex items-center gap-2 border-b py-2 pr-2 pl-4">
            <Dialog.Title className="flex-1 font-semibold">{trayWords.title}</Dialog.Title>
            {finished.length + finishedRuns.length > 1 && (
              <Button
                look="quiet"
                onClick={() => {
                  dismiss(finished)
                  dismissRuns(finishedRuns)
                }}
              >
                {trayWords.clearFinished}
              </Button>
            )}
            <Dialog.Close
              aria-label={trayWords.close}
              className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken touch:size-11"
            >
              <X aria-hidden className="size-4" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-y-auto">
            {isCut && (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 bg-warn-soft px-4 py-1.5 text-small text-warn">
                <p role="status">{isSignedOut ? trayWords.signedOut : trayWords.cut}</p>
                {isSignedOut && <Button onClick={askToSignInAgain}>{failureWords.signInAgain}</Button>}
              </div>
            )}
            {items.length + runs.length === 0 && <p className="p-4 text-quiet">{trayWords.empty}</p>}
            {groups.map((group) => {
              const title = trayWords.groups[group]
              const found = items.filter((item) => dispatchGroup(item) === group)
              const foundRuns = runs.filter((run) => runGroup(run) === group)
              if (found.length + foundRuns.length === 0) return null
              return (
                <div key={group}>
                  <h3 className="px-4 pt-3 text-small font-medium text-quiet">{title}</h3>
                  {group === 'needs-you' && <TrayKinds items={found} />}
                  <ul aria-label={title}>
                    {foundRuns.map((run) => (
                      <TrayRunItem key={run.id} run={run} onLeave={onClose} />
                    ))}
                    {found.map((dispatch) => (
                      <TrayItem key={dispatch.id} dispatch={dispatch} onLeave={onClose} />
                    ))}
                  </ul>
                </div>
              )
            })}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
