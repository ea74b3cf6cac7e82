'use client'

import { type ReactNode, useState } from 'react'

/** Props for the button that a popup renders itself. */
export type PopupButton = {
  className: string
  face: ReactNode
  /** Call this once the popup is mounted and its own button is in place. */
  onReady: () => void
}

type LazyPopupButtonProps = Pick<PopupButton, 'className' | 'face'> & {
  opens: 'dialog' | 'menu'
  /** Accessible name, in place of the face. */
  label?: string
  title?: string
  /** Preloads the popup. */
  onAhead: () => void
  renderPopup: (button: PopupButton) => ReactNode
}

/** The button of a popup that is loaded on first use; once loaded, the popup's own button replaces it. */
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
          // The menu's own button does the same.
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
