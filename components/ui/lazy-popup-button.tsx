'use client'

import { type ReactNode, useState } from 'react'

/** What a popup gets for the button that it brings along. */
export type PopupButton = {
  className: string
  face: ReactNode
  /** To be called once the popup is mounted: its own button is there. */
  onReady: () => void
}

type LazyPopupButtonProps = Pick<PopupButton, 'className' | 'face'> & {
  opens: 'dialog' | 'menu'
  /** Read out in place of the face. */
  label?: string
  title?: string
  /** Loads the popup before it is needed. */
  onAhead: () => void
  renderPopup: (button: PopupButton) => ReactNode
}

/** The button of a popup that is loaded on first use; from then on the popup's own button is shown in its place. */
export function LazyPopupButton(props: LazyPopupButtonProps) {
  const { className, face, opens, label, title, onAhead, renderPopup } = props
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {isWanted && renderPopup({ className, face, onReady: () => setLoaded(true) })}
      {!isLoaded && (
        <button
          type="button"
          aria-label={label}
          aria-haspopup={opens}
          aria-expanded={false}
          title={title}
          className={className}
          onClick={() => setWanted(true)}
          // As the menu's own button does.
          onKeyDown={(event) => {
            if (opens !== 'menu' || event.key !== 'ArrowDown') return
            event.preventDefault()
            setWanted(true)
          }}
          onPointerEnter={onAhead}
        >
          {face}
        </button>
      )}
    </>
  )
}
