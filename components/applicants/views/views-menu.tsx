'use client'

import { Bookmark } from 'lucide-react'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import { listWords } from '../words'
import type { ViewsMenuProps } from './views-popup'

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup)

/** The button of a person's saved views. */
export function ViewsMenu(props: ViewsMenuProps) {
  return (
    <LazyPopupButton
      opens="menu"
      className={buttonClass()}
      face={
        <>
          <Bookmark aria-hidden className="size-4" />
          {listWords.views}
        </>
      }
      onAhead={ViewsPopup.ahead}
      renderPopup={(button) => <ViewsPopup {...button} {...props} />}
    />
  )
}
