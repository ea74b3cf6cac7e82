'use client'

import { Search } from 'lucide-react'
import { isMac } from '../palette/is-palette-key'
import { openPalette } from '../palette/palette-open'
import { useIsBrowser } from '../ui/use-is-browser'
import { frameWords } from './words'

/** Opens the command palette, and shows its key: in the navigation column, on phones in the head. */
export function SearchButton({ place }: { place: 'side' | 'head' }) {
  const isBrowser = useIsBrowser()
  const key = isBrowser && isMac() ? '⌘ K' : frameWords.searchKey
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={frameWords.searchWithKey({ key })}
      onClick={openPalette}
      className={
        place === 'head'
          ? 'grid size-10 place-items-center rounded-control text-quiet hover:bg-sunken'
          : 'flex h-8 w-full items-center gap-2.5 rounded-control border border-line-strong px-2.5 text-quiet hover:bg-sunken touch:h-10 max-md:hidden md:max-xl:justify-center md:max-xl:px-0'
      }
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className={place === 'head' ? 'sr-only' : 'md:max-xl:sr-only'}>{frameWords.search}</span>
      {place === 'side' && (
        <kbd aria-hidden className="ml-auto font-sans text-small md:max-xl:hidden">
          {key}
        </kbd>
      )}
    </button>
  )
}
