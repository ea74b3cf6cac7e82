'use client'

import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { listWords } from '../words'
import type { ViewsMenuProps } from './views-popup'

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup)

/** The button of a person's saved views; its menu is loaded on first use. */
export function ViewsMenu(props: ViewsMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const face = (
    <>
      <Bookmark aria-hidden className="size-4" />
      {listWords.views}
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
