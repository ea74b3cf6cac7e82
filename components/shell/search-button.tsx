'use client'

import { Search } from 'lucide-react'
import { isMac } from '../palette/is-palette-key'
import { paletteOpen } from '../palette/palette-open'
import { buttonClass } from '../ui/button'
import { useIsBrowser } from '../ui/use-is-browser'
import { frameWords } from './words'

const looks = {
  side: 'flex h-8 w-full items-center gap-2.5 rounded-control border border-line-strong px-2.5 text-quiet hover:bg-sunken touch:h-11 max-md:hidden md:max-xl:justify-center md:max-xl:px-0',
  head: 'grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken',
  page: buttonClass(),
}
const labelLooks = { side: 'md:max-xl:sr-only', head: 'sr-only', page: '' }

/** Opens the command palette and shows its shortcut: in the navigation column, in the head on phones, or on a page. */
export function SearchButton({ place }: { place: 'side' | 'head' | 'page' }) {
  const isBrowser = useIsBrowser()
  const key = isBrowser && isMac() ? '⌘ K' : frameWords.searchKey
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={frameWords.searchWithKey({ key })}
      onClick={paletteOpen.open}
      className={looks[place]}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className={labelLooks[place]}>{frameWords.search}</span>
      {place === 'side' && (
        <kbd aria-hidden className="ml-auto font-sans text-small md:max-xl:hidden">
          {key}
        </kbd>
      )}
    </button>
  )
}
