import { Bookmark } from 'lucide-react'
import type { ListView, SavedView } from '@/lib/views/contract'
import { isSameView } from '@/lib/views/plain-view'
import { listWords } from '../words'

type ViewsFaceProps = { views: readonly SavedView[]; current: ListView }

/** The content of the views button: the name of the current view, if it is a saved one. */
export function ViewsButtonLabel({ views, current }: ViewsFaceProps) {
  const shown = shownView({ views, current })
  return (
    <>
      <Bookmark aria-hidden className={`size-4 ${shown ? 'fill-current' : ''}`} />
      {/* Beside the other buttons a phone has room only for the view's own name. */}
      <span dir="auto" className={`max-w-40 truncate ${shown ? '@max-[640px]:max-w-24' : '@max-[640px]:sr-only'}`}>
        {shown?.name ?? listWords.views}
      </span>
    </>
  )
}

/** The button's accessible name: "Views", or "Views: Offers". */
export function viewsLabel(props: ViewsFaceProps): string {
  const shown = shownView(props)
  return shown ? listWords.viewsShown({ name: shown.name }) : listWords.views
}

/** The saved view that the list shows now. */
export function shownView({ views, current }: ViewsFaceProps): SavedView | undefined {
  return views.find(({ view }) => isSameView(view, current))
}
