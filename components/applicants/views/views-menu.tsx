'use client'

import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { ListView, RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup)

export type ViewsMenuProps = {
  /** The person's views as they came with the page. */
  views: SavedView[]
  current: ListView
  onApply: (view: ListView) => void
  saveView: SaveViewAction
  removeView: RemoveViewAction
}

/** The button of a person's saved views; what is behind it is fetched when it is first asked for. */
export function ViewsMenu(props: ViewsMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const face = (
    <>
      <Bookmark aria-hidden className="size-4" />
      Views
    </>
  )
  return (
    <>
      {isWanted && (
        <ViewsPopup {...props} onReady={() => setIsLoaded(true)}>
          {face}
        </ViewsPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          className={buttonClass()}
          onClick={() => setIsWanted(true)}
          onPointerEnter={ViewsPopup.ahead}
        >
          {face}
        </button>
      )}
    </>
  )
}
