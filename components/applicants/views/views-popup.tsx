'use client'

import { Menu } from '@base-ui/react/menu'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListView, RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { BackCloses } from '../../ui/back-closes'
import type { PopupButton } from '../../ui/lazy-popup-button'
import { RemoveViewDialog } from './remove-view-dialog'
import { SaveViewDialog } from './save-view-dialog'
import { useViews } from './use-views'
import { ViewEntries } from './view-entries'
import { shownView, ViewsButtonLabel, viewsLabel } from './views-button-label'
import { viewsWords } from './words'

const itemClass =
  'flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 outline-none data-highlighted:bg-sunken touch:min-h-11 cursor-pointer select-none'

export type ViewsMenuProps = {
  views: readonly SavedView[]
  current: ListView
  onApply: (view: ListView) => void
  saveView: SaveViewAction
  removeView: RemoveViewAction
  /** Whether to show how many applicants each view finds; only with an index. */
  hasCounts?: boolean
}

type ViewsPopupProps = ViewsMenuProps &
  Omit<PopupButton, 'face'> & {
    /** The saved view that the list showed last, before the menu was loaded. */
    lastId: string | null
  }

/** The menu behind "Views"; opens as soon as its code is loaded. Choosing a view applies it to the list. */
export function ViewsPopup({
  className,
  onReady,
  views,
  current,
  onApply,
  hasCounts = false,
  lastId,
  ...rest
}: ViewsPopupProps) {
  const { problem, isPending, save, remove, leaveDialog } = useViews(rest)
  const [isOpen, setOpen] = useState(true)
  const [dialog, setDialog] = useState<'save' | 'update' | 'remove' | null>(null)
  const { changed, leave } = useChangedView(views, current, lastId)
  const button = useRef<HTMLButtonElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  const close = () => {
    setDialog(null)
    leaveDialog()
  }
  const shared = { views, problem, isPending, returnFocusTo: button, onClose: close }
  return (
    <>
      {/* Contains the menu inside the main landmark; rendered first, since the menu's portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Menu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
        <Menu.Trigger ref={button} aria-label={viewsLabel({ views, current })} className={className}>
          <ViewsButtonLabel views={views} current={current} />
        </Menu.Trigger>
        <Menu.Portal container={holder}>
          <Menu.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Menu.Popup className="max-h-(--available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none">
              <BackCloses close={() => setOpen(false)} />
              <ViewEntries
                views={views}
                current={current}
                hasCounts={hasCounts}
                itemClass={itemClass}
                onApply={(view) => {
                  leave()
                  onApply(view)
                }}
              />
              <Menu.Separator className="my-1.5 border-t" />
              {changed && (
                <Menu.Item className={itemClass} onClick={() => setDialog('update')}>
                  <Pencil aria-hidden className="size-4 shrink-0" />
                  <span className="min-w-0 wrap-anywhere">{viewsWords.updateOne({ name: changed.name })}</span>
                </Menu.Item>
              )}
              <Menu.Item className={itemClass} onClick={() => setDialog('save')}>
                <Plus aria-hidden className="size-4 shrink-0" />
                {viewsWords.saveThis}
              </Menu.Item>
              {views.length > 0 && (
                <Menu.Item className={itemClass} onClick={() => setDialog('remove')}>
                  <Trash2 aria-hidden className="size-4 shrink-0" />
                  {viewsWords.removeOne}
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {(dialog === 'save' || dialog === 'update') && (
        <SaveViewDialog
          {...shared}
          startName={dialog === 'update' ? changed?.name : undefined}
          onSave={(name) => save(name, current, close)}
        />
      )}
      {dialog === 'remove' && <RemoveViewDialog {...shared} onRemove={(view) => remove(view, close)} />}
    </>
  )
}

/** The saved view that the list showed last, if it was changed since; undefined after `leave`. */
function useChangedView(views: readonly SavedView[], current: ListView, firstId: string | null) {
  const [lastId, setLastId] = useState(firstId)
  const shown = shownView({ views, current })
  if (shown !== undefined && shown.id !== lastId) setLastId(shown.id)
  return {
    changed: shown === undefined ? views.find(({ id }) => id === lastId) : undefined,
    leave: () => setLastId(null),
  }
}
