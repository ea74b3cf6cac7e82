import type { ReactNode } from 'react'
import { overviewWords } from './words'

/** The first items of a list, with the rest folded: the most important ones stay visible. */
export function FoldedItems({ items, most }: { items: readonly ReactNode[]; most: number }) {
  // A fold for a single item would take as much space as the item.
  const shown = items.length > most + 1 ? most : items.length
  const rest = items.slice(shown)
  return (
    <>
      {items.slice(0, shown)}
      {rest.length > 0 && (
        <li className="border-t">
          <details>
            <summary className="mx-3 my-1.5 w-fit rounded-control text-quiet hover:text-ink touch:py-3">
              {overviewWords.showMore({ count: rest.length })}
            </summary>
            <ul className="border-t">{rest}</ul>
          </details>
        </li>
      )}
    </>
  )
}
